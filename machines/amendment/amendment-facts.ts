import type { Amount } from '@masar/domain/money/money.ts'
import type { Driver } from '@masar/domain/person/driver.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import type { Quote } from '@masar/domain/pricing/quote.ts'

import type { Trip } from '@masar/domain/booking/trip.ts'
import type { Draft } from '@masar/domain/booking/booking-draft.ts'

/** The fields that a customer with the amendments option may change. */
export interface AmendableFields extends Pick<Trip, 'pickUp' | 'dropOff'> {
  /** Wall-clock times; may be incomplete. */
  from: string
  to: string
  extras: Draft['extras']
  additionalDriver: Driver
}

export interface AmendmentInput {
  bookingId: string
  carId: string
  /** The booking before the change. */
  original: AmendableFields
  /** Price of the original booking, in millimes. */
  price: Amount
  /** The draft before a reload or a sign-in. */
  resume: AmendableFields | null
}

export interface AmendmentContext extends Omit<AmendmentInput, 'resume'> {
  draft: AmendableFields
  /** Names of invalid fields; `unchanged` when there is nothing to save. */
  invalid: readonly string[]
  quote: Quote | null
  /** The price that the customer accepted, in millimes. */
  agreed: number | null
  problem: Problem | null
}

export type AmendmentEvent =
  | { type: 'draft.edited'; changes: Partial<AmendableFields> }
  | { type: 'draft.completed'; invalid: readonly string[] }
  | { type: 'draft.reset' }
  | { type: 'amendment.confirmed' }
  | { type: 'back.requested' }
  | { type: 'retry.requested' }
  | { type: 'session.changed'; isSignedIn: boolean }
  | { type: 'amendment.closed' }

export type AmendmentFact = { type: 'amended'; bookingId: string } | { type: 'left' }

/** `editable`: the form can be edited. `priced`: old price, new price and difference are shown. */
export type AmendmentTag = 'editable' | 'priced' | 'busy' | 'refused' | 'error' | 'done'

export interface AmendmentRequest {
  bookingId: string
  carId: string
  draft: AmendableFields
  /** The price that the customer accepted, in millimes. */
  price: Amount
}
