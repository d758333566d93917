import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click } from '#testing/page.tsx'
import { showOnPhone } from '#testing/screen-width.ts'

import { makeCheckoutAnswers } from '../payment/testing/server-answers.ts'
import { downloadScreens } from './lazy-screens.ts'
import { findHeading, openCheckoutPage, storeCustomer } from './testing/customer.ts'

beforeAll(downloadScreens)
beforeEach(storeCustomer)

const LATER_LABEL = 'Pay later, at the counter'
const DEPOSIT_LABEL = 'Pay the deposit online'
const RENTAL_LABEL = 'Pay the rental online'
const FULL_LABEL = 'Pay in full online'

/** Opens the payment options of a car for 130 dinars with a deposit of 250: 38.53 and 74.10 euros. */
async function openPayment(currency: string) {
  localStorage.setItem('masar-currency', currency)
  controlFetch({
    ...makeCheckoutAnswers(),
    'GET /rates*': respondAlways(200, { rates: { EUR: 0.2964 } }),
  })
  await openCheckoutPage()
  await findHeading(/Booking options \(/)
  await click('button', 'Continue to driver details')
  await click('button', 'Continue to payment options')
}

async function choosePayment(choice: string) {
  await click('radio', choice)
  await click('button', 'Continue to review')
}

const readText = (element: Element | null | undefined) =>
  element?.textContent.replaceAll('\u00A0', ' ') ?? ''

const findTerms = () => screen.getByRole('checkbox').closest('[data-terms]')

type AmountCase = [currency: string, ...choices: [choice: string, amount: string, when: string][]]
/** Covers each choice and each currency. The other combinations run at night. */
const AMOUNT_CASES: AmountCase[] = [
  ['TND', [LATER_LABEL, '380 TND', 'at pick-up'], [DEPOSIT_LABEL, '250 TND', 'now']],
  ['EUR', [RENTAL_LABEL, '€38.53', 'now'], [FULL_LABEL, '€112.63', 'now']],
]
const NIGHTLY_AMOUNT_CASES: AmountCase[] = [
  ['TND', [RENTAL_LABEL, '130 TND', 'now'], [FULL_LABEL, '380 TND', 'now']],
  ['EUR', [LATER_LABEL, '€112.63', 'at pick-up'], [DEPOSIT_LABEL, '€74.10', 'now']],
]

// @shows MONEY-19, BOOK-4
describe.each(IS_NIGHT ? [...AMOUNT_CASES, ...NIGHTLY_AMOUNT_CASES] : AMOUNT_CASES)(
  'prices in %s',
  (currency, ...choices) => {
    it('show the amount due in the button and at the end of the summary', async () => {
      await openPayment(currency)
      for (const [choice, amount, when] of choices) {
        await choosePayment(choice)
        const button = screen.getByRole('button', { name: /^Book now/ })
        expect(readText(button)).toBe(`Book now · pay ${amount} ${when}`)
        const summary = screen.getByRole('complementary', { name: 'Price summary' })
        const last = [...summary.querySelectorAll('dt')].at(-1)
        expect(readText(last)).toBe(when === 'now' ? 'Pay now' : 'Pay at pick-up')
        expect(readText(last?.nextElementSibling?.firstElementChild)).toBe(amount)
        await click('button', 'Edit: Payment options')
      }
    })
  },
)

// @shows BOOK-7, BOOKING-15
describe('the area beside the booking button', () => {
  it('shows that only the deposit is refunded without the cancellation option', async () => {
    await openPayment('TND')
    await choosePayment(FULL_LABEL)
    expect(findTerms()).toHaveTextContent(
      'You can’t cancel this booking. The rental you pay online isn’t refunded; the deposit is.',
    )
    const button = screen.getByRole('button', { name: /^Book now/ })
    expect(findTerms()?.nextElementSibling).toContainElement(button)
  })

  it('opens the step in which the cancellation option can be added', async () => {
    await openPayment('TND')
    await choosePayment(RENTAL_LABEL)
    await click('button', /^Add the cancellation option for \d/)
    expect(await findHeading(/^Booking options \(/)).toBeVisible()
  })

  it.each([
    [DEPOSIT_LABEL, 'Charged today; returned after the drop-off if the car is undamaged'],
    [LATER_LABEL, 'Returned after the drop-off if the car is undamaged'],
  ])('shows when the deposit is charged and returned: %s', async (choice, sentence) => {
    await openPayment('TND')
    await choosePayment(choice)
    expect(screen.getAllByText(sentence)[0]).toBeInTheDocument()
  })

  it('shows until when cancellation is free', async () => {
    controlFetch(makeCheckoutAnswers({ cancellation: 0 }))
    await openCheckoutPage()
    await findHeading(/Booking options \(/)
    await click('button', 'Continue to driver details')
    await click('button', 'Continue to payment options')
    await choosePayment(LATER_LABEL)
    expect(findTerms()).toHaveTextContent(/Free cancellation until .*31 May 2099/)
  })

  it('stays on the page on phones, where only the button is in the bar', async () => {
    await openPayment('TND')
    await choosePayment(LATER_LABEL)
    showOnPhone()
    const bar = within(screen.getByRole('complementary', { name: 'Price summary' }))
    expect(bar.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(findTerms()).toHaveTextContent(/You can’t cancel this booking\./)
    expect(findTerms()).not.toHaveTextContent(/isn’t refunded/)
    await click('checkbox', 'I accept the terms of use.')
    expect(bar.getByRole('button', { name: /^Book now/ })).toBeVisible()
  })

  it('has a button on phones that focuses the terms until they are accepted', async () => {
    await openPayment('TND')
    await choosePayment(LATER_LABEL)
    showOnPhone()
    const bar = within(screen.getByRole('complementary', { name: 'Price summary' }))
    const box = screen.getByRole('checkbox', { name: 'I accept the terms of use.' })
    expect(screen.queryByRole('button', { name: /^Book now/ })).not.toBeInTheDocument()

    await click('button', 'Continue to the terms')
    expect(box).toHaveFocus()
    expect(box).not.toHaveAccessibleDescription()
    await click('button', 'Continue to the terms')
    expect(box).toHaveFocus()
    expect(box).toHaveAccessibleDescription('Please accept the terms of use.')
    await click('checkbox', 'I accept the terms of use.')
    expect(bar.queryByRole('button', { name: 'Continue to the terms' })).not.toBeInTheDocument()
    expect(bar.getByRole('button', { name: /^Book now/ })).toBeVisible()
  })
})
