import { BLANK_DRAFT, type Draft, type DraftEdit } from '@masar/domain/booking/booking-draft.ts'
import type { CheckoutStep } from '@masar/domain/booking/checkout-steps.ts'
import { type Checkpoint, CHECKPOINT_VERSION } from '@masar/domain/booking/checkpoint.ts'
import type { Driver } from '@masar/domain/person/driver.ts'
import type { Problem } from '@masar/domain/service/problem.ts'

import type { PaymentEnd, Refund } from '../payment/payment-facts.ts'
import { isBookable } from '../placing/attempt.ts'
import type { Attempt, PlacingProgress, PlacingTask, TripIssue } from '../placing/placing-facts.ts'

/** Created when the customer opens checkout. */
export interface CheckoutInput extends Pick<
  Attempt,
  'attemptId' | 'trip' | 'userId' | 'account' | 'language'
> {
  /** The display currency. */
  currency: string
  resume: Checkpoint | null
}

export interface CheckoutContext extends Attempt {
  currency: string
  /** The step to resume at. */
  step: CheckoutStep
  /** Names of invalid fields: `email`, `additionalDriver.phone`, `choice`, `terms`. */
  invalid: readonly string[]
  problem: Problem | null
  /** What is wrong with the trip itself. */
  issue: TripIssue
  /** Counts the payments that were prepared for this booking. */
  round: number
  /** The placing machine's task, and its progress. */
  task: PlacingTask
  progress: PlacingProgress
  /** How the payment ended. */
  ending: PaymentEnd | null
  /** When an unpaid booking is released; null until its payment is open. */
  expiresAt: string | null
  /** The refund of a payment that arrived too late. */
  refund: Refund | null
  resumedAt: Checkpoint['at']
}

/** Creates the initial context, from the checkpoint or with an empty draft. */
export const makeInitialContext = ({ resume, ...input }: CheckoutInput): CheckoutContext => ({
  ...input,
  attempt: resume?.attempt ?? 0,
  language: resume?.language ?? input.language,
  draft: resume?.draft ?? BLANK_DRAFT,
  step: resume?.step ?? 'options',
  quote: resume?.quote ?? null,
  agreed: resume?.agreed ?? null,
  invalid: [],
  problem: null,
  issue: null,
  submitted: resume?.submitted ?? false,
  bookingId: resume?.bookingId ?? null,
  paymentId: resume?.paymentId ?? null,
  provider: resume?.provider ?? null,
  round: resume?.round ?? 1,
  status: resume?.status ?? null,
  task: 'book',
  progress: 'checking',
  ending: null,
  expiresAt: resume?.expiresAt ?? null,
  refund: null,
  resumedAt: resume?.at ?? 'editing',
})

/**
 * Returns the context changes for a new attempt, after the booking has ended or was released: the next booking
 * needs a new key.
 */
export function makeRenewedAttempt(attempt: number): Partial<CheckoutContext> {
  return {
    attempt: attempt + 1,
    bookingId: null,
    paymentId: null,
    provider: null,
    round: 1,
    status: null,
    ending: null,
    expiresAt: null,
    refund: null,
    agreed: null,
    submitted: false,
    problem: null,
    invalid: [],
  }
}

interface GuardedSnapshot {
  context: CheckoutContext
  status: 'active' | 'done' | 'error' | 'stopped'
  hasTag: (tag: CheckoutTag) => boolean
  matches: (state: 'placing' | { paying: 'review' }) => boolean
}

/** Returns what to store after every step, or null when there is nothing to resume. */
export function makeCheckpoint(snapshot: GuardedSnapshot): Checkpoint | null {
  const { context } = snapshot
  const at = findResumePoint(snapshot)
  if (at === null) return null
  const { attemptId, attempt, language, step, draft, quote, agreed } = context
  const { submitted, bookingId, paymentId, provider, round, status, expiresAt } = context
  return {
    v: CHECKPOINT_VERSION,
    attemptId,
    attempt,
    at,
    step,
    draft: at === 'confirmed' ? removeDrivers(draft) : draft,
    quote: at === 'editing' ? null : quote,
    agreed: at === 'submitting' ? agreed : null,
    language: submitted || at === 'submitting' ? language : null,
    submitted: submitted || at === 'submitting',
    bookingId,
    paymentId,
    provider,
    round,
    status,
    expiresAt,
  }
}

function findResumePoint(snapshot: GuardedSnapshot): Checkpoint['at'] | null {
  const { task, progress, submitted } = snapshot.context
  const isPlacing = snapshot.matches('placing')
  if (snapshot.hasTag('done')) return 'confirmed'
  if (isPlacing && progress === 'releasing') return 'releasing'
  if (snapshot.matches({ paying: 'review' })) return 'reviewing'
  if (snapshot.hasTag('committed')) return 'paying'
  if (snapshot.status !== 'active') return null
  // Looking up an earlier booking does not count as submitting one.
  const mayHaveBooked = submitted || task !== 'adopt'
  const isAsking = progress === 'asking' ? mayHaveBooked : progress === 'answered' && submitted
  return isPlacing && isAsking && isBookable(snapshot.context) ? 'submitting' : 'editing'
}

function removeDrivers({ extras, choice }: Draft): Draft {
  return { ...BLANK_DRAFT, extras, choice }
}

export type CheckoutEvent =
  | { type: 'session.changed'; userId: string | null; account: Partial<Driver> | null }
  | { type: 'currency.changed'; currency: string }
  | DraftEdit
  | { type: 'step.completed'; invalid: readonly string[] }
  | { type: 'step.reopened'; step: CheckoutStep }
  | { type: 'booking.requested'; language: string; invalid: readonly string[] }
  /** Only for an existing booking. */
  | { type: 'payment.requested' }
  /** The browser's Back button on a payment that has ended. */
  | { type: 'review.reopened' }
  | { type: 'booking.adopted' }
  | { type: 'attempt.renewed' }
  | { type: 'back.requested' }
  | { type: 'connection.returned' }
  | { type: 'retry.requested' }
  | { type: 'checkout.closed' }

/** The listener deletes the checkpoint and refetches the bookings. */
export type CheckoutFact = { type: 'booked'; bookingId: string } | { type: 'left' }

/**
 * `editable`: the form can be edited. `busy`: a call is running and controls are disabled.
 * `refused`: the server refused, the customer decides. `error`: a failure, retrying may help.
 * `gone`: this car is unavailable. `committed`: a booking exists. `done`: the booking is complete.
 */
export type CheckoutTag = 'editable' | 'busy' | 'refused' | 'error' | 'gone' | 'committed' | 'done'
