import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click } from '#testing/page.tsx'

import { downloadScreens } from './lazy-screens.ts'
import { BOOKING_ID } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import {
  respondToBooking,
  findHeading,
  openCheckoutPage,
  storeCustomer,
} from './testing/customer.ts'
import { makeCheckoutAnswers } from '../payment/testing/server-answers.ts'

/** Returns the cents of each amount in a text, in order. */
const readCents = (text: string | null | undefined) =>
  [...(text ?? '').matchAll(/€([\d,]+(?:\.\d\d)?)/g)].map(([, digits = '']) =>
    Math.round(Number(digits.replaceAll(',', '')) * 100),
  )
const sumCents = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0)

/** 243 and 240 dinars are 72.0252 and 71.136 euros, together 143.1612. */
const CAR_PRICES = { dailyPrice: 121.5, deposit: 240 }

/** Reads the price block of the summary, and asserts that its lines add up. */
function readBlock(block: HTMLElement) {
  const rows = within(block).getAllByRole('row', { hidden: true })
  const [price = 0, ...lines] = rows
    .map((row) => readCents(row.textContent).at(-1) ?? 0)
    .toReversed()
  expect(sumCents(lines)).toBe(price)
  const note = within(block).getByText('Refundable deposit')
  const [deposit = 0] = readCents(note.parentElement?.nextElementSibling?.textContent)
  const tile = (name: string) => {
    const term = within(block).queryByText(name, { selector: 'dt' })
    return readCents(term?.nextElementSibling?.textContent)
  }
  const [now, atPickUp] = [[...tile('Pay now'), ...tile('Paid online')], tile('Pay at pick-up')]
  return { price, deposit, total: price + deposit, now, atPickUp }
}

const readSummary = () => readBlock(screen.getByRole('complementary', { name: 'Price summary' }))

/** Returns the total due at that time with the selected payment choice, and its refundable part. */
const readDueAmounts = (when: 'Pay now' | 'Pay at pick-up') => {
  const card = screen.getByRole('radio', { checked: true }).closest<HTMLElement>('[data-checked]')
  const term = card && within(card).getByText(when, { selector: 'dt' })
  return readCents(term?.nextElementSibling?.textContent)
}

beforeAll(downloadScreens)
beforeEach(() => {
  storeCustomer()
  localStorage.setItem('masar-currency', 'EUR')
})

describe('amounts in euros that are not round', () => {
  // @shows MONEY-17, BOOK-17
  it('add up on every checkout step', async () => {
    const wire = controlFetch({
      ...makeCheckoutAnswers(CAR_PRICES),
      'GET /rates*': respondAlways(200, { rates: { EUR: 0.2964 } }),
    })
    await openCheckoutPage()
    await findHeading(/Booking options \(/)
    await click('button', 'Continue to driver details')
    await click('button', 'Continue to payment options')
    const { price, deposit, total, now } = readSummary()
    expect(total).toBe(14316)
    expect(now).toEqual([])

    for (const [choice, online, atPickUp] of [
      ['Pay later, at the counter', [], [total, deposit]],
      ['Pay the deposit online', [deposit], [price]],
      ['Pay the rental online', [price], [deposit]],
      ['Pay in full online', [total, deposit], []],
    ] as const) {
      await click('radio', choice)
      expect([readDueAmounts('Pay now'), readDueAmounts('Pay at pick-up')]).toEqual([
        online,
        atPickUp,
      ])
      const block = readSummary()
      expect([block.now, block.atPickUp].map(([amount = 0]) => amount)).toEqual([
        online[0] ?? 0,
        atPickUp[0] ?? 0,
      ])
    }

    await click('radio', 'Pay later, at the counter')
    await click('button', 'Continue to review')
    expect(readSummary().atPickUp).toEqual([total, deposit])
    await click('checkbox', 'I accept the terms of use.')
    await click('button', /^Book now/)
    await respondToBooking(wire, 200, { bookingId: BOOKING_ID, status: 'pending' })
    await findHeading(/Booking received/)
    expect(readBlock(screen.getByRole('main'))).toEqual({
      price,
      deposit,
      total,
      now: [0],
      atPickUp: [total, deposit],
    })
  })
})
