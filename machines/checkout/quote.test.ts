import { describe, expect, it } from 'vitest'

import { BLANK_DRAFT, fillDriver } from '@masar/domain/booking/booking-draft.ts'
import {
  findBookingIssues,
  findFirstStepWithIssue,
  listShownSteps,
  findStepToResume,
} from '@masar/domain/booking/checkout-steps.ts'
import { makeBill, adaptExtras, isBarred } from '@masar/domain/pricing/quote.ts'

import { AMIRA_DRIVER, BADIS, QUOTE } from './testing/checkout-fixtures.ts'

const NO_EXTRAS = BLANK_DRAFT.extras

const makeRefusal = (code: string, ...fields: string[]) =>
  ({ kind: 'http', status: 422, code, fields }) as const

describe('quote', () => {
  it('adds the extras to the rental, line by line', () => {
    const { lines, total } = makeBill(QUOTE, {
      ...NO_EXTRAS,
      cancellation: true,
      additionalDriver: true,
    })
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['day', 130_000],
      ['cancellation', 20_000],
      ['additionalDriver', 10_000],
    ])
    expect(total).toBe(160_000)
  })

  // @shows CAR-22
  it('charges nothing for extras that are included or unavailable', () => {
    const extras = { ...NO_EXTRAS, theftProtection: true, fullInsurance: true }
    expect(makeBill(QUOTE, extras).total).toBe(130_000)
  })

  // @shows BOOK-31
  it('does not preselect an included second driver, because the customer has to name one', () => {
    const offers = { ...QUOTE.offers, additionalDriver: { offer: 'included' } as const }
    expect(adaptExtras(NO_EXTRAS, { ...QUOTE, offers }).additionalDriver).toBe(false)
  })

  it('disables paying later, a deposit and full payment, each for its own reason', () => {
    const barred = { ...QUOTE, payLater: false, deposit: 0, country: 'TN' }
    for (const choice of ['later', 'deposit', 'full'] as const) {
      expect([isBarred(QUOTE, NO_EXTRAS, choice), isBarred(barred, NO_EXTRAS, choice)]).toEqual([
        false,
        true,
      ])
    }
  })
})

describe('car without options', () => {
  const nothing = { offer: 'unavailable' } as const
  const offers = Object.fromEntries(
    Object.keys(QUOTE.offers).map((extra) => [extra, nothing]),
  ) as typeof QUOTE.offers
  const bare = { ...QUOTE, offers }

  // @shows BOOK-2
  it('has no options step', () => {
    expect(listShownSteps(QUOTE)).toEqual(['options', 'driver', 'payment', 'review'])
    expect(listShownSteps(bare)).toEqual(['driver', 'payment', 'review'])
  })

  it('starts and resumes at the driver step', () => {
    expect(findStepToResume('options', BLANK_DRAFT, QUOTE)).toBe('options')
    expect(findStepToResume('options', BLANK_DRAFT, bare)).toBe('driver')
    expect(findStepToResume('review', BLANK_DRAFT, bare)).toBe('payment')
  })
})

describe('driver', () => {
  it('comes from the account, and from the draft where the account has no value', () => {
    const draft = { ...BLANK_DRAFT, driver: BADIS }
    expect(fillDriver(draft, { ...AMIRA_DRIVER, phone: '' })).toEqual({
      ...AMIRA_DRIVER,
      phone: BADIS.phone,
    })
    expect(fillDriver(draft, null)).toEqual(BADIS)
  })
})

describe('booking problem', () => {
  it('maps to the fields of the form', () => {
    const problem = makeRefusal('invalid-request', '/driver/email', '/additionalDriver/phone')
    expect(findBookingIssues(problem)).toEqual([
      { step: 'driver', field: 'email' },
      { step: 'driver', field: 'additionalDriver.phone' },
    ])
    expect(
      findBookingIssues(makeRefusal('x', '/booking/isDeposit', '/booking/cancellation')),
    ).toEqual([
      { step: 'payment', field: 'choice' },
      { step: 'options', field: 'cancellation' },
    ])
  })

  it('maps to the account fields that the booking requires', () => {
    expect(findBookingIssues(makeRefusal('invalid-request', '/phone'))).toEqual([
      { step: 'driver', field: 'phone' },
    ])
  })

  it('maps to a field by its error code when it contains no field', () => {
    expect(findBookingIssues(makeRefusal('licence-missing'))).toEqual([
      { step: 'driver', field: 'license' },
    ])
  })

  it('maps to no field for a date problem or a network error', () => {
    expect(findBookingIssues(makeRefusal('too-early', '/booking/from'))).toEqual([])
    expect(findBookingIssues({ kind: 'network' })).toEqual([])
    expect(findFirstStepWithIssue(null)).toBeNull()
  })
})
