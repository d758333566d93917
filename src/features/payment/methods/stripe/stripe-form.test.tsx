import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  PREPARED_CARD_PAYMENT,
  CARD_OFFER,
} from '@masar/machines/payment/testing/payment-fixtures.ts'
import { click, renderPage, settle } from '#testing/page.tsx'

import { startPaying } from '../../testing/paying.ts'
import { installFakeStripe, type FakeStripe } from './testing/stripe-in-page.ts'
import type { PaymentActor } from '../../payment-actor.ts'
import { StripeForm } from './stripe-form.tsx'

/** Returns the logged errors without React warnings, which are strings. */
const listLoggedErrors = () =>
  vi.mocked(console.error).mock.calls.filter(([written]) => typeof written !== 'string')

let payment: PaymentActor
let sentEvents: string[]
let stripe: FakeStripe

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  stripe = installFakeStripe()
  ;({ actor: payment, told: sentEvents } = await startPaying(CARD_OFFER, PREPARED_CARD_PAYMENT))
})
afterEach(() => payment.stop())

async function openForm() {
  const drawn = renderPage(<StripeForm actor={payment} />)
  await screen.findByRole('button', { name: 'Pay 250\u00A0TND' })
  return drawn
}

describe('the Stripe form', () => {
  it('opens with the secret of this payment, which never appears in the page', async () => {
    await openForm()

    expect(stripe.opened).toEqual([expect.objectContaining({ clientSecret: 'secret-1' })])
    expect(document.documentElement.outerHTML).not.toContain('secret-1')
  })

  it('does not submit invalid fields', async () => {
    await openForm()
    stripe.isWrong = true
    await click('button', /^Pay /)

    expect(stripe.confirm).not.toHaveBeenCalled()
    expect(sentEvents).toEqual([])
  })

  it('is submitted once, however often the button is pressed', async () => {
    await openForm()
    await click('button', /^Pay /)
    expect(payment.getSnapshot().value).toEqual({ paying: 'submitted' })
    await click('button', /Processing payment/)

    expect(stripe.confirm).toHaveBeenCalledExactlyOnceWith({ redirect: 'if_required' })
  })

  it.each([
    [{ type: 'success' }, 'provider.approved'],
    [{ type: 'error', error: { code: 'paymentFailed', message: 'No.' } }, 'provider.declined'],
    [{ type: 'error', error: { code: null, message: 'Oh.' } }, 'provider.failed'],
  ] as const)('checks the payment with the server after %j', async (result, changes) => {
    await openForm()
    await click('button', /^Pay /)
    await settle(() => stripe.confirmation.resolve(result))

    expect(sentEvents).toEqual(['payment.submitted', changes])
    expect(payment.getSnapshot().value).toEqual({ confirming: 'checking' })
  })

  it('checks the payment with the server when the confirmation request fails', async () => {
    await openForm()
    await click('button', /^Pay /)
    await settle(() => stripe.confirmation.reject(new Error('network')))

    expect(sentEvents).toEqual(['payment.submitted', 'provider.lost'])
    expect(listLoggedErrors()).toHaveLength(1)
  })

  it('shows and logs an error when it fails to open, and can be retried', async () => {
    stripe.isOut = true
    renderPage(<StripeForm actor={payment} />)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /doesn’t open.*You haven’t been charged/,
    )
    expect(listLoggedErrors()).toHaveLength(1)

    stripe.isOut = false
    await click('button', 'Try again')
    expect(await screen.findByRole('button', { name: /^Pay / })).toBeVisible()
  })

  it('uses the language of the page', async () => {
    renderPage(<StripeForm actor={payment} />, { preferences: { language: 'es' } })
    await screen.findByRole('button', { name: /250/ })

    expect(stripe.locales).toEqual(['es'])
  })
})
