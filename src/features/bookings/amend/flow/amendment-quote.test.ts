import { expect, it } from 'vitest'

import type { RentalTimes } from '@masar/domain/rental/rental-rules.ts'
import { TRIP } from '@masar/machines/checkout/testing/checkout-fixtures.ts'

import { findNewTimes } from './amendment-quote.ts'

type DayOfYear = `${number}-${number}`

const times = (from: DayOfYear, to: DayOfYear): RentalTimes => ({
  from: `2027-${from}T10:00`,
  to: `2027-${to}T10:00`,
})

it.each([
  ['a later end', times('06-01', '06-05'), [times('06-03', '06-05')]],
  ['an earlier pick-up', times('05-30', '06-03'), [times('05-30', '06-01')]],
  [
    'an earlier pick-up and a later end',
    times('05-30', '06-05'),
    [times('05-30', '06-01'), times('06-03', '06-05')],
  ],
  ['a shorter rental', times('06-01', '06-02'), []],
  ['the same times', times('06-01', '06-03'), []],
  ['only later times', times('07-01', '07-03'), [times('07-01', '07-03')]],
  ['only earlier times', times('05-01', '05-03'), [times('05-01', '05-03')]],
  ['right after the rental', times('06-03', '06-05'), [times('06-03', '06-05')]],
])(
  'an amendment checks availability only for hours outside the current rental: %s',
  (_what, after, asked) => {
    expect(findNewTimes(TRIP, after)).toEqual(asked)
  },
)
