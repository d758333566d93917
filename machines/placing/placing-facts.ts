import type { Amount } from '@masar/domain/money/money.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'
import type { Draft } from '@masar/domain/booking/booking-draft.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import type { Driver } from '@masar/domain/person/driver.ts'
import type { PaymentChoice } from '@masar/domain/payment/payment.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import type { AgreedTerms, Quote } from '@masar/domain/pricing/quote.ts'
import type { RentalProblem } from '@masar/domain/rental/rental-rules.ts'

import type { Answer, HandledRefusal, RefusalCodes } from '../answer.ts'

/** One attempt to book a car: the request, and what is known about the booking. */
export interface Attempt {
  /** Created when the customer opens checkout; prevents duplicate bookings. */
  attemptId: string
  /** Counts the bookings that were made and released; each booking has its own key. */
  attempt: number
  trip: CarTrip
  userId: string | null
  account: Partial<Driver> | null
  /** The language of the request, and of the emails to the driver. */
  language: string
  draft: Draft
  quote: Quote | null
  agreed: AgreedTerms | null
  /** A booking was requested, but the result is unknown. */
  submitted: boolean
  bookingId: string | null
  paymentId: string | null
  /** The provider of `paymentId`. */
  provider: PaymentProviderName | null
  /** Status of the booking in the server's spelling; null when no booking or status is known. */
  status: string | null
}

/**
 * `book` fetches the price first, `ask` repeats a request whose response was lost. `adopt` keeps an
 * earlier booking, `release` releases one to continue, `leave` releases one and ends.
 */
export type PlacingTask = 'book' | 'ask' | 'adopt' | 'release' | 'leave'

/**
 * The step at which the attempt resumes after a reload. After `answered` there is nothing to resume, unless the
 * booking was `submitted`.
 */
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

/**
 * The results; each has its own final state. `paid`: the booking to release is still valid, and its payment has
 * to be checked.
 */
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

/** The end, and the changes to the attempt. */
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
  | { type: 'checkout.closed' }

export type PlacingTag = 'busy' | 'unanswered' | 'refused' | 'error'

/** What is wrong with the trip; null when its car or one of its locations does not exist. */
export type TripIssue = RentalProblem | null

export type QuoteAnswer =
  | { ok: true; quote: Quote }
  | { ok: false; refused: 'unknown-trip'; issue: TripIssue }

/** `rejected`: a rule or a field does not allow the booking; `problem` has the details. */
export type BookingRefusal =
  | HandledRefusal<
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

/** How the server reports each refusal. */
export const BOOKING_REFUSALS: RefusalCodes<BookingRefusal> = {
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
export type BookingAnswer = Answer<BookingRefusal, { booked: BookedResult }>

/** `not-shown`: the browser can no longer prove that it made the booking. */
export const EARLIER_REFUSALS = { 'not-shown': [401, 403] } as const
export type EarlierAnswer = Answer<'not-shown', { earlier: EarlierBooking }>

/** `still-booked`: the server accepted the call, but the booking is still valid. */
export type ReleaseAnswer = { ok: true } | { ok: false; refused: 'still-booked' }

/** What the customer has filled in, plus what else the booking requires. */
export interface BookingRequest extends Omit<Draft, 'additionalDriver' | 'choice' | 'terms'> {
  /** The `Idempotency-Key`. */
  key: string
  /** The request was sent before, with an unknown result. */
  isRepeated: boolean
  trip: CarTrip
  /** Null for a guest, for whom the call creates an account from `driver`. */
  userId: string | null
  language: string
  /** Null unless the option is selected. */
  additionalDriver: Driver | null
  choice: PaymentChoice
  /** The price that the customer agreed to, in millimes; `booking.price` on the wire. */
  price: Amount
  /** The rental conditions that the customer agreed to. */
  conditionsVersion?: number
}

export interface BookedResult {
  bookingId: string
  status?: string | null
  /** Only when a payment was opened before the booking. */
  payment?: { paymentId: string; provider: PaymentProviderName }
}

/** The current state of an earlier booking of this attempt. */
export interface EarlierBooking {
  status: string
  /** The payment option of the booking. */
  choice: PaymentChoice
  extras: Draft['extras']
  driver: Driver
}
