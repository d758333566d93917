import type { Amount } from '@masar/domain/money/money.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'
import type { Draft } from '@masar/domain/booking/booking-draft.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import type { Driver } from '@masar/domain/person/driver.ts'
import type { PaymentChoice } from '@masar/domain/payment/payment.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import type { Agreed, Quote } from '@masar/domain/pricing/quote.ts'
import type { RentalProblem } from '@masar/domain/rental/rental-rules.ts'

import type { Answer, Foreseen, RefusedBy } from '../answer.ts'

/** One attempt to book a car: what is asked for, and what is known of the booking. */
export interface Attempt {
  /** Made when the customer opens checkout: it is what makes booking twice impossible. */
  attemptId: string
  /** Counts bookings that were made and given back; the key of the next one differs. */
  attempt: number
  trip: CarTrip
  userId: string | null
  account: Partial<Driver> | null
  /** The one the booking is asked for in, in which its driver is written to. */
  language: string
  draft: Draft
  quote: Quote | null
  agreed: Agreed | null
  /** A booking was asked for and nobody knows what became of it. */
  submitted: boolean
  bookingId: string | null
  paymentId: string | null
  /** Who `paymentId` is with. */
  provider: PaymentProviderName | null
  /** Of the booking, as the server spells it; null while there is none, or none is known. */
  status: string | null
}

/**
 * `book` looks at the price first, `ask` asks again for what nobody answered. `adopt` keeps an
 * earlier booking, `release` gives one back to go on, `leave` to be gone.
 */
export type PlacingTask = 'book' | 'ask' | 'adopt' | 'release' | 'leave'

/** What a reload would have to take up: `answered` is over unless the booking was `submitted`. */
export type PlacingProgress = 'checking' | 'asking' | 'answered' | 'releasing'

export interface PlacingInput extends Attempt {
  task: PlacingTask
  progress: PlacingProgress
}

export interface PlacingContext extends PlacingInput {
  problem: Problem | null
  refused: BookingRefusal | 'still-booked' | null
  issue: TripIssue
}

/** What became of it: a final state for each. `paid`: what was to be given back stands, and its payment has to be checked. */
export type PlacingEnd =
  | 'booked'
  | 'adopted'
  | 'released'
  | 'left'
  | 'paid'
  | 'back'
  | 'unfinished'
  | 'not-shown'
  | 'own-booking'
  | 'car-taken'
  | 'sold-out'
  | 'coming-soon'
  | 'unknown-trip'
  | 'quote-failed'
  | 'choice-lost'
  | 'email-taken'
  | 'session-over'
  | 'rejected'

/** What a final state adds to the result. */
export interface PlacingEnding {
  end: PlacingEnd
}

/** The end, and what has changed of the attempt. */
export type PlacingResult = PlacingEnding &
  Partial<Attempt> &
  Partial<Pick<PlacingContext, 'problem' | 'issue'>>

export type PlacingEvent =
  | { type: 'session.changed'; userId: string | null; account: Partial<Driver> | null }
  | { type: 'price.accepted' }
  | { type: 'booking.adopted' }
  | { type: 'attempt.renewed' }
  | { type: 'back.requested' }
  | { type: 'connection.returned' }
  | { type: 'retry.requested' }
  | { type: 'checkout.left' }

export type PlacingTag = 'busy' | 'unanswered' | 'refused' | 'error'

/** What is wrong with the trip; null where its car or one of its locations is none. */
export type TripIssue = RentalProblem | null

export type QuoteAnswer =
  | { ok: true; quote: Quote }
  | { ok: false; refused: 'unknown-trip'; issue: TripIssue }

/** `rejected`: a rule or a field forbids it, which the problem names. */
export type BookingRefusal =
  | Foreseen<
      'checkOut',
      | 'car-taken'
      | 'car-unavailable'
      | 'price-changed'
      | 'key-reused'
      | 'email-taken'
      | 'too-many-requests'
    >
  | 'session-over'
  | 'unknown-trip'
  | 'rejected'

/** How the server says each refusal. */
export const BOOKING_REFUSALS: RefusedBy<BookingRefusal> = {
  'car-taken': [],
  'car-unavailable': [],
  'price-changed': [],
  'key-reused': [],
  'email-taken': [],
  'too-many-requests': [429],
  'session-over': [401],
  'unknown-trip': [204, 404],
  rejected: [400, 403, 405, 409, 410, 413, 415, 422],
}
export type BookingAnswer = Answer<BookingRefusal, { booked: Booked }>

/** `not-shown`: nothing shows any more that it was made in this browser. */
export const EARLIER_REFUSALS = { 'not-shown': [401, 403] } as const
export type EarlierAnswer = Answer<'not-shown', { earlier: EarlierBooking }>

/** `still-booked`: the server says yes, and the booking stands. */
export type ReleaseAnswer = { ok: true } | { ok: false; refused: 'still-booked' }

export interface BookingRequest {
  /** The `Idempotency-Key`. */
  key: string
  /** It was sent before, and nobody knows what became of it. */
  isRepeated: boolean
  trip: CarTrip
  /** Null for a guest, for whom the call makes an account from `driver`. */
  userId: string | null
  driver: Driver
  language: string
  additionalDriver: Driver | null
  license: string | null
  extras: Draft['extras']
  choice: PaymentChoice
  /** In millimes, `booking.price` of the wire: what the customer agreed to. */
  price: Amount
}

export interface Booked {
  bookingId: string
  status?: string | null
  /** Where its payment was opened before it. */
  payment?: { paymentId: string; provider: PaymentProviderName }
}

/** An earlier booking of this attempt, as it stands now. */
export interface EarlierBooking {
  status: string
  /** How it is, or was, to be paid for. */
  choice: PaymentChoice
  extras: Draft['extras']
  driver: Driver
}
