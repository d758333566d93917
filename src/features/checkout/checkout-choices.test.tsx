import { cleanup, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click } from '#testing/page.tsx'

import { downloadScreens } from './lazy-screens.ts'
import { BOOK_CALL, findHeading, openCheckoutPage, storeCustomer } from './testing/customer.ts'
import { answersWith, CHECKOUT_PATH } from '../payment/testing/server-answers.ts'

const FULL = 'Pay in full online'
const RENTAL = 'Pay the rental online'
const DEPOSIT = 'Pay the deposit online'

const offering = (...names: string[]) =>
  respondAlways(200, {
    providers: names.map((name) => ({ name, publicKey: 'key', isTest: true })),
  })
const rates = respondAlways(200, { rates: { EUR: 0.2964, USD: 0.32 } })

async function toPaymentOptions() {
  await findHeading(/Booking options \(/)
  await click('button', 'Continue to driver details')
  await click('button', 'Continue to payment options')
}

async function told(currency: string, ...providers: string[]) {
  localStorage.setItem('masar-currency', currency)
  controlFetch({
    ...answersWith(),
    'GET /rates*': rates,
    'GET /api/payment-providers': offering(...providers),
  })
  await openCheckoutPage()
  await toPaymentOptions()
}

beforeAll(downloadScreens)
beforeEach(storeCustomer)

describe('the payment choices', () => {
  it('allow only the counter when no provider takes payments online', async () => {
    controlFetch({ ...answersWith(), 'GET /api/payment-providers': offering() })
    await openCheckoutPage()
    await toPaymentOptions()

    for (const name of [DEPOSIT, RENTAL, FULL]) {
      const choice = screen.getByRole('radio', { name })
      expect(choice).toHaveAccessibleDescription(/Online payment isn’t available here/)
      await click('radio', name)
      expect(choice).not.toBeChecked()
    }
    await click('radio', 'Pay later, at the counter')
    expect(screen.getByRole('radio', { name: 'Pay later, at the counter' })).toBeChecked()
  })

  it('stay enabled when the providers are unknown', async () => {
    controlFetch({ ...answersWith(), 'GET /api/payment-providers': respondAlways(500) })
    await openCheckoutPage()
    await toPaymentOptions()
    await click('radio', DEPOSIT)

    expect(screen.getByRole('radio', { name: DEPOSIT })).toBeChecked()
  })

  // @shows BOOK-18
  it('are required: without a choice the first enabled one gets the focus', async () => {
    controlFetch({ ...answersWith(), 'GET /api/payment-providers': offering() })
    await openCheckoutPage()
    await toPaymentOptions()
    await click('button', 'Continue to review')

    expect(screen.getByText(/Choose how you want to pay/)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Pay later, at the counter' })).toHaveFocus()

    await click('radio', 'Pay later, at the counter')
    await click('button', 'Continue to review')
    await click('button', /^Book now/)
    expect(screen.getByRole('checkbox', { name: /I accept the terms/ })).toHaveFocus()
  })

  it('disable full payment in Tunisia for a draft that was started elsewhere', async () => {
    controlFetch(answersWith())
    await openCheckoutPage()
    await toPaymentOptions()
    await click('radio', FULL)
    await click('button', 'Continue to review')
    await click('checkbox', 'I accept the terms of use.')
    cleanup()

    const wire = controlFetch({
      ...answersWith(),
      'GET /api/country-code': respondAlways(200, '"TN"'),
    })
    await openCheckoutPage()
    const full = await screen.findByRole('radio', { name: FULL })
    expect(full).not.toBeChecked()
    for (const barred of [full, screen.getByRole('radio', { name: RENTAL })])
      expect(barred).toHaveAccessibleDescription(/not allowed for users in Tunisia/)

    await click('button', 'Continue to review')
    expect(screen.queryByRole('button', { name: /^Book now/ })).not.toBeInTheDocument()
    expect(wire.calls.map(({ name }) => name)).not.toContain('POST /api/checkout')
  })

  // @shows BOOK-13, BOOK-19
  it('include the rental without the deposit, which is sent with both flags false', async () => {
    const wire = controlFetch(answersWith())
    await openCheckoutPage()
    await toPaymentOptions()
    await click('radio', RENTAL)
    await click('button', 'Continue to review')
    expect(screen.getByText(RENTAL)).toBeVisible()
    await click('checkbox', 'I accept the terms of use.')
    await click('button', /^Book now/)

    expect(wire.waiting(BOOK_CALL).body).toMatchObject({
      payLater: false,
      booking: { isDeposit: false, isPayedInFull: false, price: 130 },
    })
  })

  it('are described without the button that adds the cancellation option', async () => {
    controlFetch(answersWith())
    await openCheckoutPage()
    await toPaymentOptions()
    await click('radio', RENTAL)

    const choice = screen.getByRole('radio', { name: RENTAL })
    expect(choice).toHaveAccessibleDescription(/The rental you pay online isn’t refunded\.$/)
    await click('button', 'Add the cancellation option')
    expect(await findHeading(/^Booking options \(/)).toBeVisible()
  })

  it('do not include the rental alone for a car without a deposit', async () => {
    controlFetch(answersWith({ deposit: 0 }))
    await openCheckoutPage()
    await toPaymentOptions()

    expect(screen.getByRole('radio', { name: FULL })).toBeVisible()
    expect(screen.queryByRole('radio', { name: RENTAL })).not.toBeInTheDocument()
  })

  it('are not extended by parameters in the address', async () => {
    controlFetch({ ...answersWith(), 'GET /api/country-code': respondAlways(200, '"TN"') })
    await openApp(`${CHECKOUT_PATH}&choice=full&step=review&isPayedInFull=true`)
    await toPaymentOptions()
    await click('radio', FULL)

    expect(screen.getByRole('radio', { name: FULL })).not.toBeChecked()
  })
})

// @shows PAY-24
describe('the charged currency', () => {
  it('is not mentioned when it is the currency of the prices', async () => {
    await told('TND', 'stripe')
    expect(screen.queryByText(/charged in/)).not.toBeInTheDocument()
  })

  it('is the currency of the prices online, and dinars at the counter', async () => {
    await told('EUR', 'stripe', 'payPal')
    expect(await screen.findByText(/Online, you’re charged in EUR/)).toBeVisible()
    expect(screen.getByText(/At the counter, you pay in TND/)).toBeVisible()
  })

  it.each([
    [['payPal'], /Online, you’re charged in EUR, at a rate/],
    [['stripe', 'payPal'], /PayPal charges in EUR, at a rate/],
  ])('is the euro with PayPal when prices are in dinars: %s', async (providers, sentence) => {
    await told('TND', ...providers)
    expect(screen.getByText(sentence)).toBeVisible()
  })
})
