import * as botCheck from './account/bot-check.ts'
import * as contact from './account/contact.ts'
import * as files from './account/files.ts'
import * as profile from './account/profile.ts'
import * as users from './account/users.ts'
import * as bookingDocuments from './bookings/booking-documents.ts'
import * as bookingChanges from './bookings/booking-changes.ts'
import * as bookings from './bookings/bookings.ts'
import * as guestLinks from './bookings/guest-links.ts'
import * as messages from './bookings/messages.ts'
import * as payments from './bookings/payments.ts'
import * as tripDetails from './bookings/trip-details.ts'
import * as conditions from './cars/conditions.ts'
import * as cars from './cars/cars.ts'
import * as locations from './cars/locations.ts'
import * as staff from './cars/staff.ts'
import * as suppliers from './cars/suppliers.ts'
import * as notifications from './notifications.ts'
import type { Operations } from './operation.ts'
import * as settings from './settings.ts'
import * as links from './sign-in/links.ts'
import * as passwords from './sign-in/passwords.ts'
import * as session from './sign-in/session.ts'
import * as social from './sign-in/social.ts'

/** The operations that this server implements. All others in the contract return 501. */
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
  ...conditions,
  ...bookings,
  ...bookingChanges,
  ...bookingDocuments,
  ...guestLinks,
  ...messages,
  ...tripDetails,
  ...notifications,
  ...payments,
}
