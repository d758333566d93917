import { describe, expect, it } from 'vitest'

import { makeExtraOffer } from './extra-offers.ts'
import { EXTRAS, addIncludedExtras } from './extras.ts'

const car = {
  cancellation: 30_000,
  amendments: 0,
  theftProtection: 6000,
  collisionDamageWaiver: -1,
  fullInsurance: Number.NaN,
  additionalDriver: 0,
}

// @shows CAR-6, PRICE-4
it.each([
  ['cancellation', 0, { offer: 'once', amount: 30_000 }],
  ['cancellation', 10, { offer: 'once', amount: 33_000 }],
  ['amendments', 10, { offer: 'included' }],
  ['theftProtection', 0, { offer: 'perDay', days: 3, unitPrice: 6000, amount: 18_000 }],
  ['theftProtection', 10, { offer: 'perDay', days: 3, unitPrice: 6600, amount: 19_800 }],
  ['theftProtection', null, { offer: 'perDay', days: 3, unitPrice: 6000, amount: 18_000 }],
  ['collisionDamageWaiver', 10, { offer: 'unavailable' }],
  ['fullInsurance', 10, { offer: 'unavailable' }],
] as const)('makeExtraOffer for %s with %s percent and 3 days returns %o', (extra, rate, label) => {
  expect(makeExtraOffer(car, extra, 3, rate)).toEqual(label)
})

// @shows CAR-6
it('there are six extras', () => expect(EXTRAS).toHaveLength(6))

describe('the extras of a booking', () => {
  const offers = {
    cancellation: { offer: 'once' },
    amendments: { offer: 'unavailable' },
    theftProtection: { offer: 'included' },
    collisionDamageWaiver: { offer: 'perDay' },
    fullInsurance: { offer: 'perDay' },
    additionalDriver: { offer: 'included' },
  } as const

  it('are the selected and the included ones, but no additional driver unless selected', () => {
    expect(addIncludedExtras({ cancellation: true }, offers)).toEqual({
      cancellation: true,
      amendments: false,
      theftProtection: true,
      collisionDamageWaiver: false,
      fullInsurance: false,
      additionalDriver: false,
    })
  })

  it('include no further extras when full insurance is selected', () => {
    const { fullInsurance, ...others } = addIncludedExtras({ fullInsurance: true }, offers)
    const { fullInsurance: _, ...without } = addIncludedExtras({}, offers)
    expect(fullInsurance).toBe(true)
    expect(others).toEqual(without)
  })
})
