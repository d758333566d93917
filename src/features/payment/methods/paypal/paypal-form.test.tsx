import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  PREPARED_PAYPAL_PAYMENT,
  PAYPAL_OFFER,
} from '@masar/machines/payment/testing/payment-fixtures.ts'
import { click, renderPage, settle } from '#testing/page.tsx'

import { startPaying } from '../../testing/paying.ts'
import { type FakePayPal, installFakePayPal } from './testing/paypal-in-page.ts'
import type { PaymentActor } from '../../payment-actor.ts'
import { ChargeNote } from '../../forms/charge-text.tsx'
import { PayPalForm } from './paypal-form.tsx'

/** Returns the logged errors without React warnings, which are strings. */
const listLoggedErrors = () =>
  vi.mocked(console.error).mock.calls.filter(([written]) => typeof written !== 'string')

let payment: PaymentActor
let sentEvents: string[]
let paypal: FakePayPal

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  paypal = installFakePayPal()
  ;({ actor: payment, told: sentEvents } = await startPaying(PAYPAL_OFFER, PREPARED_PAYPAL_PAYMENT))
})
afterEach(() => payment.stop())

const button = () => screen.findByRole('button', { name: /with PayPal/ })
async function openForm() {
  renderPage(<PayPalForm actor={payment} />)
  await button()
}

describe('the PayPal form', () => {
  // @shows PAY-24
  it('shows the charge on its button, and the original amount and exchange rate beside it', async () => {
    renderPage(
      <>
        <ChargeNote actor={payment} />
        <PayPalForm actor={payment} />
      </>,
    )
    expect(await button()).toHaveAccessibleName('Pay €74.10 with PayPal')
    expect(screen.getByText(/charged €74\.10.*250.TND.*1 TND = €0\.2964/)).toBeVisible()
  })

  it('opens the window for the order only once', async () => {
    await openForm()
    await click('button', /with PayPal/)
    await click('button', /Continue in PayPal/)

    expect(paypal.session).toMatchObject({ orderId: 'order-2' })
    expect(paypal.start).toHaveBeenCalledOnce()
  })

  it.each([
    ['approved', (page: FakePayPal) => page.session?.onApprove({}), 'provider.approved'],
    ['cancelled', (page: FakePayPal) => page.session?.onCancel({}), 'provider.closed'],
    ['broken', (page: FakePayPal) => page.session?.onError(new Error('x')), 'provider.failed'],
  ])(
    'checks the payment with the server when PayPal reports that the window was %s',
    async (_how, end, changes) => {
      await openForm()
      await click('button', /with PayPal/)
      await settle(() => end(paypal))

      expect(sentEvents).toEqual([changes])
      expect(payment.getSnapshot().value).toEqual({ confirming: 'checking' })
    },
  )

  it('checks the payment with the server when no window can be opened', async () => {
    paypal.start.mockRejectedValueOnce(new Error('ERR_DEV_UNABLE_TO_OPEN_POPUP'))
    await openForm()
    await click('button', /with PayPal/)

    expect(sentEvents).toEqual(['provider.failed'])
    expect(listLoggedErrors()).toHaveLength(1)
  })

  it.each([
    ['fr', 'fr-FR'],
    ['es', 'es-ES'],
    ['en', 'en-US'],
  ] as const)('passes the language %s to PayPal as %s', async (language, locale) => {
    renderPage(<PayPalForm actor={payment} />, { preferences: { language } })
    await screen.findByRole('button', { name: /74/ })

    expect(paypal.instances).toEqual([expect.objectContaining({ clientId: 'client-1', locale })])
  })

  it('shows and logs an error when the window fails to open, and can be retried', async () => {
    paypal.isOut = true
    renderPage(<PayPalForm actor={payment} />)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /doesn’t open.*You haven’t been charged/,
    )
    expect(console.error).toHaveBeenCalledWith(expect.any(Error))

    paypal.isOut = false
    await click('button', 'Try again')
    expect(await button()).toBeVisible()
  })
})
