import type { Operations } from '../operation.ts'
import * as botCheck from './account/bot-check.ts'
import * as contact from './account/contact.ts'
import * as files from './account/files.ts'
import * as links from './account/links.ts'
import * as passwords from './account/passwords.ts'
import * as profile from './account/profile.ts'
import * as social from './account/social.ts'
import * as bookingChanges from './booking-changes.ts'
import * as bookings from './bookings.ts'
import * as cars from './cars.ts'
import * as locations from './locations.ts'
import * as notifications from './notifications.ts'
import * as payments from './payments.ts'
import * as session from './session.ts'
import * as settings from './settings.ts'
import * as staff from './staff.ts'
import * as suppliers from './suppliers.ts'
import * as users from './users.ts'

/** Every call this server answers; the contract's others answer 501. */
export const operations: Operations = {
  ...session,
  ...users,
  ...links,
  ...passwords,
  ...profile,
  ...files,
  ...social,
  ...botCheck,
  ...contact,
  ...settings,
  ...locations,
  ...suppliers,
  ...staff,
  ...cars,
  ...bookings,
  ...bookingChanges,
  ...notifications,
  ...payments,
}
