import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { answered, holdTheWire } from '#testing/calls.ts'
import { click } from '#testing/page.tsx'

import { downloadScreens } from './lazy-screens.ts'
import { answer, BOOKING_ID, heading, open, remember } from './testing/customer.ts'
import { answersWith } from '../payment/testing/server-answers.ts'

/** Cents of each amount in a text, in its order. */
const readCents = (text: string | null | undefined) =>
  [...(text ?? '').matchAll(/€([\d,]+(?:\.\d\d)?)/g)].map(([, digits = '']) =>
    Math.round(Number(digits.replaceAll(',', '')) * 100),
  )
const sumCents = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0)

/** 243 and 240 dinars: 72.0252 and 71.136 euros, 143.1612 together. */
const CAR = { dailyPrice: 121.5, deposit: 240 }

/** Rental, deposit and both, by the summary beside the steps; its lines add up. */
function summary() {
  const aside = screen.getByRole('complementary', { name: 'Price summary' })
  const rows = within(aside).getAllByRole('row', { hidden: true })
  const [rental = 0, ...lines] = rows
    .map((row) => readCents(row.textContent).at(-1) ?? 0)
    .toReversed()
  expect(sumCents(lines)).toBe(rental)
  const [deposit = 0] = readCents(within(aside).getByText(/And a deposit of/).textContent)
  return { rental, deposit, total: rental + deposit }
}

/** What each way to pay says is paid at this time: the sum, then its parts where there are two. */
const paid = (when: 'Now' | 'At the counter') =>
  screen.getAllByText(when, { selector: 'dt' }).map((term) => {
    const [sum = 0, ...parts] = readCents(term.nextElementSibling?.textContent)
    expect(parts.length === 0 || sumCents(parts) === sum).toBe(true)
    return sum
  })

const sentence = (text: RegExp) =>
  readCents(
    screen.getByText(
      (_, element) =>
        element !== null && element.matches('p, li') && text.test(element.textContent),
    ).textContent,
  )

beforeAll(downloadScreens)
beforeEach(() => {
  remember()
  localStorage.setItem('masar-currency', 'EUR')
})

describe('in euros, of which no amount of this booking is a round one', () => {
  // @shows MONEY-17, BOOK-17
  it('rental, deposit and what is paid now and later add up on every step of checkout', async () => {
    const wire = holdTheWire({
      ...answersWith(CAR),
      'GET /rates*': answered(200, { rates: { EUR: 0.2964 } }),
    })
    await open()
    await heading(/Booking options \(/)
    await click('button', 'Continue to driver details')
    await click('button', 'Continue to payment options')
    const { rental, deposit, total } = summary()
    expect(total).toBe(14316)

    expect(paid('Now')).toEqual([0, deposit, total])
    expect(paid('At the counter')).toEqual([total, rental, 0])

    await click('radio', 'Pay the deposit online')
    await click('button', 'Continue to review')
    expect(sentence(/^You pay .* now and .* at the counter/)).toEqual([deposit, rental])

    await click('button', 'Change: Payment options')
    await click('radio', 'Pay later, at the counter')
    await click('button', 'Continue to review')
    expect(sentence(/^You pay nothing now/)).toEqual([total, deposit])

    await click('checkbox', 'I accept the terms of use.')
    await click('button', 'Book')
    await answer(wire, 200, { bookingId: BOOKING_ID, status: 'pending' })
    await heading(/Booking received/)
    expect(sentence(/^You pay .* at the counter when/)).toEqual([total, deposit])
    const rows = screen.getAllByRole('row').map((row) => readCents(row.textContent).at(-1) ?? 0)
    expect(rows.at(-1)).toBe(rental)
    expect(sumCents(rows.slice(0, -1))).toBe(rental)
  })
})
