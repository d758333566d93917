import { describe, expect, it } from 'vitest'

import {
  ONE_PRICE,
  ONE_PRICE_LABELS,
  plainSpaces,
  PRICED_LANGUAGES,
} from '@masar/domain/testing/one-price.ts'

import { priceRows } from '../templates/price-rows.ts'

// @shows MONEY-19
describe.each(PRICED_LANGUAGES)('a mail about a booking in %s', (language) => {
  const { total, deposit, online, atPickUp } = ONE_PRICE_LABELS[language]
  const render = (isOff: boolean) =>
    priceRows({ ...ONE_PRICE, isOff }, language).map(([word, amount]) => [
      word,
      plainSpaces(amount.split('\n')[0] ?? ''),
    ])

  it('labels the parts of a price like the pages, with the same amounts in the same order', () => {
    expect(render(false)).toEqual([total, deposit, online, atPickUp])
  })

  it('omits payments of cancelled bookings', () => {
    expect(render(true)).toEqual([total, deposit])
  })
})
