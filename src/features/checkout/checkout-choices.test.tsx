import { cleanup, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click } from '#testing/page.tsx'

import { downloadScreens } from './lazy-screens.ts'
import { BOOK_CALL, findHeading, openCheckoutPage, storeCustomer } from './testing/customer.ts'
import { makeCheckoutAnswers, CHECKOUT_PATH } from '../payment/testing/server-answers.ts'

const FULL_LABEL = 'Pay in full online'
const RENTAL_LABEL = 'Pay the rental online'
const DEPOSIT_LABEL = 'Pay the deposit online'

const respondWithProviders = (...names: string[]) =>
  respondAlways(200, {
    providers: names.map((name) => ({ name, publicKey: 'key', isTest: true })),
  })
const ratesResponse = respondAlways(200, { rates: { EUR: 0.2964, USD: 0.32 } })

async function continueToPaymentOptions() {
  await findHeading(/Booking options \(/)
  await click('button', 'Continue to driver details')
  await click('button', 'Continue to payment options')
}

async function openPaymentOptions(currency: string, ...providers: string[]) {
  localStorage.setItem('masar-currency', currency)
  controlFetch({
    ...makeCheckoutAnswers(),
    'GET /rates*': ratesResponse,
    'GET /api/payment-providers': respondWithProviders(...providers),
  })
  await openCheckoutPage()
  await continueToPaymentOptions()
}

beforeAll(downloadScreens)
beforeEach(storeCustomer)

describe('the payment choices', () => {
  it('allow only payment at the counter when there is no online provider', async () => {
    controlFetch({ ...makeCheckoutAnswers(), 'GET /api/payment-providers': respondWithProviders() })
    await openCheckoutPage()
    await continueToPaymentOptions()

    for (const name of [DEPOSIT_LABEL, RENTAL_LABEL, FULL_LABEL]) {
      const choice = screen.getByRole('radio', { name })
      expect(choice).toHaveAccessibleDescription(/Online payment isn’t available here/)
      await click('radio', name)
      expect(choice).not.toBeChecked()
    }
    await click('radio', 'Pay later, at the counter')
    expect(screen.getByRole('radio', { name: 'Pay later, at the counter' })).toBeChecked()
  })

  it('stay enabled when the providers are unknown', async () => {
    controlFetch({ ...makeCheckoutAnswers(), 'GET /api/payment-providers': respondAlways(500) })
    await openCheckoutPage()
    await continueToPaymentOptions()
    await click('radio', DEPOSIT_LABEL)

    expect(screen.getByRole('radio', { name: DEPOSIT_LABEL })).toBeChecked()
  })

  // @shows BOOK-18
  it('are required: continuing without one moves the focus to the first enabled choice', async () => {
    controlFetch({ ...makeCheckoutAnswers(), 'GET /api/payment-providers': respondWithProviders() })
    await openCheckoutPage()
    await continueToPaymentOptions()
    await click('button', 'Continue to review')

    expect(screen.getByText(/Choose how you want to pay/)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Pay later, at the counter' })).toHaveFocus()

    await click('radio', 'Pay later, at the counter')
    await click('button', 'Continue to review')
    await click('button', /^Book now/)
    expect(screen.getByRole('checkbox', { name: /I accept the terms/ })).toHaveFocus()
  })

  it('disable full payment in Tunisia, even for a draft started abroad', async () => {
    controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await continueToPaymentOptions()
    await click('radio', FULL_LABEL)
    await click('button', 'Continue to review')
    await click('checkbox', 'I accept the terms of use.')
    cleanup()

    const wire = controlFetch({
      ...makeCheckoutAnswers(),
      'GET /api/country-code': respondAlways(200, '"TN"'),
    })
    await openCheckoutPage()
    const full = await screen.findByRole('radio', { name: FULL_LABEL })
    expect(full).not.toBeChecked()
    for (const barred of [full, screen.getByRole('radio', { name: RENTAL_LABEL })])
      expect(barred).toHaveAccessibleDescription(/not allowed for users in Tunisia/)

    await click('button', 'Continue to review')
    expect(screen.queryByRole('button', { name: /^Book now/ })).not.toBeInTheDocument()
    expect(wire.calls.map(({ name }) => name)).not.toContain('POST /api/checkout')
  })

  // @shows BOOK-13, BOOK-19
  it('include the rental without the deposit, sent with both flags set to false', async () => {
    const wire = controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await continueToPaymentOptions()
    await click('radio', RENTAL_LABEL)
    await click('button', 'Continue to review')
    expect(screen.getByText(RENTAL_LABEL)).toBeVisible()
    await click('checkbox', 'I accept the terms of use.')
    await click('button', /^Book now/)

    expect(wire.waiting(BOOK_CALL).body).toMatchObject({
      payLater: false,
      booking: { isDeposit: false, isPayedInFull: false, price: 130 },
    })
  })

  it('have descriptions that exclude the text of the “Add the cancellation option” button', async () => {
    controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await continueToPaymentOptions()
    await click('radio', RENTAL_LABEL)

    const choice = screen.getByRole('radio', { name: RENTAL_LABEL })
    expect(choice).toHaveAccessibleDescription(/The rental you pay online isn’t refunded\.$/)
    await click('button', /^Add the cancellation option for \d/)
    expect(await findHeading(/^Booking options \(/)).toBeVisible()
  })

  it('do not offer paying only for the rental when the car has no deposit', async () => {
    controlFetch(makeCheckoutAnswers({ deposit: 0 }))
    await openCheckoutPage()
    await continueToPaymentOptions()

    expect(screen.getByRole('radio', { name: FULL_LABEL })).toBeVisible()
    expect(screen.queryByRole('radio', { name: RENTAL_LABEL })).not.toBeInTheDocument()
  })

  it('are not affected by parameters in the URL', async () => {
    controlFetch({ ...makeCheckoutAnswers(), 'GET /api/country-code': respondAlways(200, '"TN"') })
    await openApp(`${CHECKOUT_PATH}&choice=full&step=review&isPayedInFull=true`)
    await continueToPaymentOptions()
    await click('radio', FULL_LABEL)

    expect(screen.getByRole('radio', { name: FULL_LABEL })).not.toBeChecked()
  })
})

// @shows PAY-24
describe('the charged currency', () => {
  it('is not mentioned when it is the same as the price currency', async () => {
    await openPaymentOptions('TND', 'stripe')
    expect(screen.queryByText(/charged in/)).not.toBeInTheDocument()
  })

  it('is the price currency online, and dinars at the counter', async () => {
    await openPaymentOptions('EUR', 'stripe', 'payPal')
    expect(await screen.findByText(/Online, you’re charged in EUR/)).toBeVisible()
    expect(screen.getByText(/At the counter, you pay in TND/)).toBeVisible()
  })

  it.each([
    [['payPal'], /Online, you’re charged in EUR, at a rate/],
    [['stripe', 'payPal'], /PayPal charges in EUR, at a rate/],
  ])('is the euro with PayPal when prices are in dinars: %s', async (providers, sentence) => {
    await openPaymentOptions('TND', ...providers)
    expect(screen.getByText(sentence)).toBeVisible()
  })
})
