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
  ['longer', times('06-01', '06-05'), [times('06-03', '06-05')]],
  ['earlier', times('05-30', '06-03'), [times('05-30', '06-01')]],
  ['both', times('05-30', '06-05'), [times('05-30', '06-01'), times('06-03', '06-05')]],
  ['shorter', times('06-01', '06-02'), []],
  ['the same', times('06-01', '06-03'), []],
  ['wholly later', times('07-01', '07-03'), [times('07-01', '07-03')]],
  ['wholly earlier', times('05-01', '05-03'), [times('05-01', '05-03')]],
  ['right after', times('06-03', '06-05'), [times('06-03', '06-05')]],
])('an amendment asks for the hours that a rental does not have yet: %s', (_what, after, asked) => {
  expect(findNewTimes(TRIP, after)).toEqual(asked)
})
