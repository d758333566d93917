import { describe, expect, it } from 'vitest'

import {
  ONE_PRICE,
  ONE_PRICE_LABELS,
  plainSpaces,
  PRICED_LANGUAGES,
} from '@masar/domain/testing/one-price.ts'

import { type MailedPrice, priceRows } from '../templates/price-rows.ts'

const AHEAD = { isOff: false, isHowUnknown: false, hasBegun: false }
const PAID = { en: 'Paid', fr: 'Payé', es: 'Pagado' } as const

// @shows MONEY-19
describe.each(PRICED_LANGUAGES)('a mail about a booking in %s', (language) => {
  const { total, deposit, online, atPickUp } = ONE_PRICE_LABELS[language]
  const render = (state: Partial<MailedPrice> = {}) =>
    priceRows({ ...ONE_PRICE, ...AHEAD, ...state }, language).map(([word, amount]) => [
      word,
      plainSpaces(amount.split('\n')[0] ?? ''),
    ])

  it('labels the parts of a price like the pages, with the same amounts in the same order', () => {
    expect(render()).toEqual([total, deposit, online, atPickUp])
  })

  it('omits payments of cancelled bookings', () => {
    expect(render({ isOff: true })).toEqual([total, deposit])
  })

  it('omits the amount due at pick-up once the rental has begun', () => {
    expect(render({ hasBegun: true })).toEqual([total, deposit, online])
    const overpaid = { hasBegun: true, paid: 2_000_000 }
    expect(render(overpaid)).toHaveLength(3)
  })

  it('does not claim that a payment noted by staff was made online', () => {
    expect(render({ isHowUnknown: true })).toEqual([
      total,
      deposit,
      [PAID[language], online[1]],
      atPickUp,
    ])
  })
})
