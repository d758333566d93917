import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'

import type { BrowserWalk } from '../browser-walk.ts'
import {
  expectBookedAtMostOnce,
  type BookingPeople,
  createBookingPeople,
} from './booking-people.ts'
import { placingScreenAssertions } from './booking-looks.ts'
import { freeCar } from './own-bookings.ts'
import { placingActs } from './placing-acts.ts'

const NEEDS_TERMS = 'it needs other terms of the supplier, who has cars of other tests'
const NEEDS_SECOND_BOOKING = 'it needs a second booking of the customer under the same key'
/** The steps to place a booking, on the screens after the review. */
export const PLACING_WALK: BrowserWalk<BookingPeople> = {
  folder: 'placing',
  model: CATALOGUE.placing,
  holds: ['readCar', 'checkOut', 'readBooking', 'releaseBooking'],
  asides: ['readCar'],
  calls: {
    quote: 'readCar',
    createBooking: 'checkOut',
    readBooking: 'readBooking',
    releaseBooking: 'releaseBooking',
  },
  prepare: createBookingPeople,
  acts: placingActs,
  arranges: { 'quote done: free': freeCar },
  unmapped: {
    'signs in': 'no way to sign in is on the page while a booking is placed',
    'quote done: dearer, online only': NEEDS_TERMS,
    'quote done: booked by the customer': NEEDS_SECOND_BOOKING,
    'quote done: held for the customer': NEEDS_SECOND_BOOKING,
    'createBooking done: car taken by the customer': NEEDS_SECOND_BOOKING,
    'createBooking done: key reused': NEEDS_SECOND_BOOKING,
    'readBooking done: not paid yet': NEEDS_SECOND_BOOKING,
    'readBooking done: to be paid at the counter': NEEDS_SECOND_BOOKING,
  },
  looks: placingScreenAssertions,
  facts: expectBookedAtMostOnce,
}
