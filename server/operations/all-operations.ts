import type { Operations } from '../operation.ts'
import * as bookings from './bookings.ts'
import * as cars from './cars.ts'
import * as locations from './locations.ts'
import * as payments from './payments.ts'
import * as session from './session.ts'
import * as settings from './settings.ts'
import * as suppliers from './suppliers.ts'
import * as users from './users.ts'

/** Every call this server answers; the contract's others answer 501. */
export const operations: Operations = {
  ...session,
  ...users,
  ...settings,
  ...locations,
  ...suppliers,
  ...cars,
  ...bookings,
  ...payments,
}
