import { describe, expect, it } from 'vitest'

import {
  ONE_PRICE,
  ONE_PRICE_LABELS,
  normalizeSpaces,
  PRICED_LANGUAGES,
} from '@masar/domain/testing/one-price.ts'

import { type MailedPrice, listPriceRows } from '../templates/price-rows.ts'

const BEFORE_PICK_UP = { isOff: false, isHowUnknown: false, hasBegun: false }
const PAID_LABELS = { en: 'Paid', fr: 'Payé', es: 'Pagado' } as const

// @shows MONEY-19
describe.each(PRICED_LANGUAGES)('an email about a booking in %s', (language) => {
  const { total, deposit, online, atPickUp } = ONE_PRICE_LABELS[language]
  const render = (state: Partial<MailedPrice> = {}) =>
    listPriceRows({ ...ONE_PRICE, ...BEFORE_PICK_UP, ...state }, language).map(([word, amount]) => [
      word,
      normalizeSpaces(amount.split('\n')[0] ?? ''),
    ])

  it('has the same labels and amounts as the pages, in the same order', () => {
    expect(render()).toEqual([total, deposit, online, atPickUp])
  })

  it('omits payments when the booking is cancelled', () => {
    expect(render({ isOff: true })).toEqual([total, deposit])
  })

  it('omits the amount due at pick-up once the rental has begun', () => {
    expect(render({ hasBegun: true })).toEqual([total, deposit, online])
    const overpaid = { hasBegun: true, paid: 2_000_000 }
    expect(render(overpaid)).toHaveLength(3)
  })

  it('does not claim that a payment recorded by staff was made online', () => {
    expect(render({ isHowUnknown: true })).toEqual([
      total,
      deposit,
      [PAID_LABELS[language], online[1]],
      atPickUp,
    ])
  })
})
