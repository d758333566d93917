import type { PaymentProviderName } from '#domain/charge.ts'
import type { Driver } from '#domain/driver.ts'
import type { Extra } from '#domain/extras.ts'
import type { PaymentChoice } from '#domain/payment.ts'
import type { Problem } from '#domain/problem.ts'
import type { Agreed, Quote } from '#domain/quote.ts'

import type { PaymentEnd, Refund } from '../payment/payment-facts.ts'
import type { Checkpoint } from './checkpoint-shape.ts'
import type { Draft, Step, Trip } from './draft.ts'

/** Made when the customer opens checkout: `attemptId` is what makes booking twice impossible. */
export interface CheckoutInput {
  attemptId: string
  trip: Trip
  userId: string | null
  account: Partial<Driver> | null
  /** The one prices are shown in. */
  currency: string
  /** The one the page is shown in. */
  language: string
  resume: Checkpoint | null
}

export interface CheckoutContext {
  attemptId: string
  /** Counts bookings that were made and given back; the key of the next one differs. */
  attempt: number
  trip: Trip
  userId: string | null
  account: Partial<Driver> | null
  currency: string
  /** The one the booking is asked for in, in which its driver is written to. */
  language: string
  draft: Draft
  /** Where the customer was last, and comes back to. */
  step: Step
  quote: Quote | null
  agreed: Agreed | null
  /** Names of wrong fields: `email`, `additionalDriver.phone`, `choice`, `terms`. */
  invalid: readonly string[]
  problem: Problem | null
  /** A booking was asked for and nobody knows what became of it. */
  submitted: boolean
  bookingId: string | null
  paymentId: string | null
  /** Who `paymentId` is with. */
  provider: PaymentProviderName | null
  /** Counts the payments that were prepared for this booking. */
  round: number
  /** Of the booking, as the server spells it; null while there is none, or none is known. */
  status: string | null
  /** How the payment ended. */
  ending: PaymentEnd | null
  /** What came too late and goes back. */
  refund: Refund | null
  resumedAt: Checkpoint['at']
}

export type CheckoutEvent =
  | { type: 'session.changed'; userId: string | null; account: Partial<Driver> | null }
  | { type: 'currency.changed'; currency: string }
  | { type: 'extras.chosen'; extras: Partial<Record<Extra, boolean>> }
  | { type: 'driver.edited'; driver: Partial<Driver> }
  | { type: 'additionalDriver.edited'; driver: Partial<Driver> }
  | { type: 'license.changed'; license: string | null }
  | { type: 'choice.made'; choice: PaymentChoice }
  | { type: 'terms.answered'; accepted: boolean }
  | { type: 'step.completed'; invalid: readonly string[] }
  | { type: 'step.reopened'; step: Step }
  | { type: 'booking.requested'; language: string }
  | { type: 'booking.adopted' }
  | { type: 'attempt.renewed' }
  | { type: 'price.accepted' }
  | { type: 'back.requested' }
  | { type: 'retry.requested' }
  | { type: 'checkout.left' }

/** Who listens stores nothing any more, and asks for the bookings again. */
export type CheckoutFact = { type: 'booked'; bookingId: string } | { type: 'left' }

/**
 * `editable`: the form may be changed. `busy`: a call runs, controls rest. `unanswered`: a booking was asked for and
 * its answer is not in. `refused`: the server
 * said no, the customer decides. `error`: something broke, trying again may help. `gone`: this car
 * cannot be had. `committed`: there is a booking. `done`: it is the customer's.
 */
export type CheckoutTag =
  | 'editable'
  | 'busy'
  | 'unanswered'
  | 'refused'
  | 'error'
  | 'gone'
  | 'committed'
  | 'done'

export interface BookingRequest {
  /** The `Idempotency-Key`. */
  key: string
  trip: Trip
  /** Null for a guest, for whom the call makes an account from `driver`. */
  userId: string | null
  driver: Driver
  language: string
  additionalDriver: Driver | null
  license: string | null
  extras: Draft['extras']
  choice: PaymentChoice
  /** In millimes, `booking.price` of the wire: what the customer agreed to. */
  price: number
}

export interface Booked {
  bookingId: string
  status?: string | null
}

/** An earlier booking of this attempt, as it stands now. */
export interface EarlierBooking {
  status: string
  /** How it is, or was, to be paid for. */
  choice: PaymentChoice
  extras: Draft['extras']
  driver: Driver
}
