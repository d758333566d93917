import { expect, it } from 'vitest'

import type { RentalTimes } from '@masar/domain/rental/rental-rules.ts'
import { TRIP } from '@masar/machines/checkout/testing/checkout-fixtures.ts'

import { findNewTimes } from './amendment-quote.ts'

type DayOfYear = `${number}-${number}`

const buildTimes = (from: DayOfYear, to: DayOfYear): RentalTimes => ({
  from: `2027-${from}T10:00`,
  to: `2027-${to}T10:00`,
})

it.each([
  ['a later end', buildTimes('06-01', '06-05'), [buildTimes('06-03', '06-05')]],
  ['an earlier pick-up', buildTimes('05-30', '06-03'), [buildTimes('05-30', '06-01')]],
  [
    'an earlier pick-up and a later end',
    buildTimes('05-30', '06-05'),
    [buildTimes('05-30', '06-01'), buildTimes('06-03', '06-05')],
  ],
  ['a shorter rental', buildTimes('06-01', '06-02'), []],
  ['the same times', buildTimes('06-01', '06-03'), []],
  ['only later times', buildTimes('07-01', '07-03'), [buildTimes('07-01', '07-03')]],
  ['only earlier times', buildTimes('05-01', '05-03'), [buildTimes('05-01', '05-03')]],
  ['right after the rental', buildTimes('06-03', '06-05'), [buildTimes('06-03', '06-05')]],
])(
  'an amendment checks availability only for hours outside the current rental: %s',
  (_what, after, expected) => {
    expect(findNewTimes(TRIP, after)).toEqual(expected)
  },
)
