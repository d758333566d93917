import type { CarTrip } from '@masar/domain/booking/trip.ts'
import { BLANK_DRAFT, type Draft } from '@masar/domain/booking/booking-draft.ts'
import { makeBlankCheckpoint, type Checkpoint } from '@masar/domain/booking/checkpoint.ts'
import type { Driver, MainDriver } from '@masar/domain/person/driver.ts'
import type { Quote } from '@masar/domain/pricing/quote.ts'

import { createHttpProblem, NETWORK_PROBLEM, createRefusal } from '../../testing/problems.ts'
import type { BookingAnswer, EarlierBooking, QuoteAnswer } from '../../placing/placing-facts.ts'
import type { CheckoutInput } from '../checkout-facts.ts'

/** Customers, cars and responses of the journeys; e2e tests and stories use them, too. */
export const AMIRA_ID = '66aa00000000000000000001'
export const AMIRA_DRIVER: Driver = {
  fullName: 'Amira Ben Salah',
  email: 'amira@example.com',
  phone: '+216 20 123 456',
  birthDate: '1990-05-17',
}
export const BADIS: Driver = {
  fullName: 'Badis Gharbi',
  email: 'badis@example.com',
  phone: '+216 98 765 432',
  birthDate: '1988-11-02',
}

/** Amira and Badis also book on behalf of this driver. */
export const MAIN_DRIVER: MainDriver = {
  fullName: 'Chiraz Mejri',
  email: 'chiraz@example.com',
  phone: '+216 22 333 444',
  birthDate: '1979-04-12',
  language: 'es',
}

export const MAIN_DRIVER_EDIT = { type: 'mainDriver.edited', driver: MAIN_DRIVER } as const

export const TRIP: CarTrip = {
  carId: '66aa00000000000000000030',
  pickUp: '66aa00000000000000000020',
  dropOff: '66aa00000000000000000020',
  from: '2027-06-01T10:00',
  to: '2027-06-03T10:00',
}

export const GUEST_INPUT: CheckoutInput = {
  attemptId: '3f0c9a52-0e5e-4e0c-9f57-0a4e0f5c2b11',
  trip: TRIP,
  userId: null,
  account: null,
  currency: 'TND',
  language: 'fr',
  resume: null,
}
export const CUSTOMER_INPUT: CheckoutInput = {
  ...GUEST_INPUT,
  userId: AMIRA_ID,
  account: AMIRA_DRIVER,
}
/** The draft of a guest who filled in the driver, chose cancellation and closed the page. */
export const RETURNING_GUEST_DRAFT: Draft = {
  ...BLANK_DRAFT,
  driver: BADIS,
  extras: { ...BLANK_DRAFT.extras, cancellation: true },
}
export const RETURNING_GUEST_INPUT: CheckoutInput = {
  ...GUEST_INPUT,
  resume: {
    ...makeBlankCheckpoint(GUEST_INPUT.attemptId),
    step: 'driver',
    draft: RETURNING_GUEST_DRAFT,
  },
}

/** Two days at 65 dinars; cancellation 20, second driver 5 a day, theft protection included. */
export const QUOTE: Quote = {
  carId: TRIP.carId,
  availability: 'free',
  days: 2,
  lines: [{ kind: 'day', quantity: 2, unitPrice: 65_000, amount: 130_000 }],
  offers: {
    cancellation: { offer: 'once', amount: 20_000 },
    amendments: { offer: 'unavailable' },
    theftProtection: { offer: 'included' },
    collisionDamageWaiver: { offer: 'unavailable' },
    fullInsurance: { offer: 'unavailable' },
    additionalDriver: { offer: 'perDay', days: 2, unitPrice: 5_000, amount: 10_000 },
  },
  deposit: 250_000,
  payLater: true,
  country: 'FR',
  licenseRequired: false,
  minimumAge: 21,
}
/** Costs more, requires online payment, and is for a visitor from Tunisia, who cannot pay in full online. */
export const DEARER_QUOTE: Quote = {
  ...QUOTE,
  lines: [{ kind: 'day', quantity: 2, unitPrice: 70_000, amount: 140_000 }],
  payLater: false,
  country: 'TN',
}
export const TAKEN_QUOTE: Quote = { ...QUOTE, availability: 'taken' }
export const SOLD_OUT_QUOTE: Quote = { ...QUOTE, availability: 'soldOut' }
export const COMING_SOON_QUOTE: Quote = { ...QUOTE, availability: 'comingSoon' }

export const BOOKING_ID = '66aa00000000000000000099'
/**
 * The checkpoint of a customer who left while paying the deposit; the payment continues as soon as checkout
 * resumes.
 */
export const UNFINISHED_PAYMENT_CHECKPOINT: Checkpoint = {
  ...makeBlankCheckpoint(GUEST_INPUT.attemptId),
  step: 'driver',
  at: 'paying',
  draft: { ...RETURNING_GUEST_DRAFT, choice: 'deposit' },
  quote: QUOTE,
  bookingId: BOOKING_ID,
}

/** Quotes for a car that the customer has booked, or is about to pay for in another window. */
export const OWN_BOOKED_QUOTE: Quote = {
  ...TAKEN_QUOTE,
  own: { bookingId: BOOKING_ID, status: 'paidInFull', paymentId: 'cs_test_1', provider: 'sandbox' },
}
export const OWN_UNPAID_QUOTE: Quote = {
  ...QUOTE,
  own: { bookingId: BOOKING_ID, status: 'void', paymentId: 'cs_test_1', provider: 'sandbox' },
}

/** The booking to release has been paid, or its supplier has confirmed it. */
export const STILL_BOOKED_REFUSAL = { ok: false, refused: 'still-booked' } as const
/** The browser can no longer prove that it made the booking. */
export const NOT_SHOWN_REFUSAL = createRefusal(
  'not-shown',
  createHttpProblem(401, 'unauthenticated'),
)
export const UNKNOWN_TRIP_REFUSAL = { ok: false, refused: 'unknown-trip', issue: null } as const

export const makeQuoteAnswer = (quote: Quote) =>
  ({ ok: true, quote }) as const satisfies QuoteAnswer
export const BOOKED_ANSWER = { ok: true, booked: { bookingId: BOOKING_ID } } as const
export const makeEarlierAnswer = (booking: EarlierBooking) =>
  ({ ok: true, earlier: booking }) as const

const EARLIER_DRAFT = { extras: { ...BLANK_DRAFT.extras, cancellation: true }, driver: BADIS }

/** The customer's earlier booking, in each possible state. */
export const EARLIER_BOOKINGS = {
  'to be paid at the counter': { status: 'pending', choice: 'later', ...EARLIER_DRAFT },
  'not paid yet': { status: 'void', choice: 'deposit', ...EARLIER_DRAFT },
  'not paid in full yet': { status: 'void', choice: 'full', ...EARLIER_DRAFT },
  'cancelled meanwhile': { status: 'cancelled', choice: 'deposit', ...EARLIER_DRAFT },
} satisfies Record<string, EarlierBooking>

export const EARLIER_ANSWERS = {
  'to be paid at the counter': makeEarlierAnswer(EARLIER_BOOKINGS['to be paid at the counter']),
  'not paid yet': makeEarlierAnswer(EARLIER_BOOKINGS['not paid yet']),
  'not paid in full yet': makeEarlierAnswer(EARLIER_BOOKINGS['not paid in full yet']),
  'cancelled meanwhile': makeEarlierAnswer(EARLIER_BOOKINGS['cancelled meanwhile']),
}

/** Every result of the price request. */
export const QUOTE_ANSWERS = {
  free: makeQuoteAnswer(QUOTE),
  'dearer, online only': makeQuoteAnswer(DEARER_QUOTE),
  taken: makeQuoteAnswer(TAKEN_QUOTE),
  'booked by the customer': makeQuoteAnswer(OWN_BOOKED_QUOTE),
  'held for the customer': makeQuoteAnswer(OWN_UNPAID_QUOTE),
  'sold out': makeQuoteAnswer(SOLD_OUT_QUOTE),
  'coming soon': makeQuoteAnswer(COMING_SOON_QUOTE),
  'no such car': UNKNOWN_TRIP_REFUSAL,
}

/** Every way a response can be lost. */
export const LOST_RESPONSES = {
  'no network': NETWORK_PROBLEM,
  'server error': createHttpProblem(500, 'internal'),
}

/** Every way the server can refuse a booking. */
export const REFUSED_BOOKING_ANSWERS = {
  'car taken': createRefusal('car-taken', createHttpProblem(409, 'car-taken')),
  'car taken by the customer': createRefusal(
    'car-taken',
    createHttpProblem(409, 'car-taken', { bookingId: BOOKING_ID }),
  ),
  'car withdrawn': createRefusal('car-unavailable', createHttpProblem(409, 'car-unavailable')),
  'price changed': createRefusal(
    'price-changed',
    createHttpProblem(409, 'price-changed', { price: 140 }),
  ),
  'key reused': createRefusal(
    'key-reused',
    createHttpProblem(409, 'key-reused', { bookingId: BOOKING_ID }),
  ),
  'key reused, no booking named': createRefusal('key-reused', createHttpProblem(409, 'key-reused')),
  'email taken': createRefusal('email-taken', createHttpProblem(409, 'email-taken')),
  'session over': createRefusal('session-over', createHttpProblem(401, 'unauthenticated')),
  'too many requests': createRefusal(
    'too-many-requests',
    createHttpProblem(429, 'too-many-requests', { retryAfter: 7 }),
  ),
  'no such car': createRefusal('unknown-trip', createHttpProblem(204)),
  'wrong extra': createRefusal(
    'rejected',
    createHttpProblem(422, 'option-unavailable', { fields: ['/booking/cancellation'] }),
  ),
  'too young': createRefusal(
    'rejected',
    createHttpProblem(422, 'too-young', { fields: ['/driver/birthDate'] }),
  ),
  'online payment barred': createRefusal(
    'rejected',
    createHttpProblem(422, 'online-payment-barred'),
  ),
  'too early': createRefusal(
    'rejected',
    createHttpProblem(422, 'too-early', { fields: ['/booking/from'] }),
  ),
} satisfies Record<string, BookingAnswer>
