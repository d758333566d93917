import { BLANK_DRAFT, type Draft, type DraftEdit } from '@masar/domain/booking/booking-draft.ts'
import type { CheckoutStep } from '@masar/domain/booking/checkout-steps.ts'
import type { Checkpoint } from '@masar/domain/booking/checkpoint.ts'
import type { Driver } from '@masar/domain/person/driver.ts'
import type { Problem } from '@masar/domain/service/problem.ts'

import type { PaymentEnd, Refund } from '../payment/payment-facts.ts'
import { isBookable } from '../placing/attempt.ts'
import type { Attempt, PlacingProgress, PlacingTask, TripIssue } from '../placing/placing-facts.ts'

/** Made when the customer opens checkout. */
export interface CheckoutInput extends Pick<
  Attempt,
  'attemptId' | 'trip' | 'userId' | 'account' | 'language'
> {
  /** The one prices are shown in. */
  currency: string
  resume: Checkpoint | null
}

export interface CheckoutContext extends Attempt {
  currency: string
  /** Where the customer was last, and comes back to. */
  step: CheckoutStep
  /** Names of wrong fields: `email`, `additionalDriver.phone`, `choice`, `terms`. */
  invalid: readonly string[]
  problem: Problem | null
  /** What is wrong with the trip itself. */
  issue: TripIssue
  /** Counts the payments that were prepared for this booking. */
  round: number
  /** What is asked of the chart that places the booking, and how far it is. */
  task: PlacingTask
  progress: PlacingProgress
  /** How the payment ended. */
  ending: PaymentEnd | null
  /** When an unpaid booking is released; null until its payment is open. */
  expiresAt: string | null
  /** What came too late and goes back. */
  refund: Refund | null
  resumedAt: Checkpoint['at']
}

/** How a checkout begins: as it was left, or with nothing filled in. */
export const initialContext = ({ resume, ...input }: CheckoutInput): CheckoutContext => ({
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

/** The booking is over or given back; the next one has another key. */
export function renewed(attempt: number): Partial<CheckoutContext> {
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

/** What to store after every step; null when there is nothing to come back to. */
export function makeCheckpoint(moment: GuardedSnapshot): Checkpoint | null {
  const { context } = moment
  const at = resumePoint(moment)
  if (at === null) return null
  const { attemptId, attempt, language, step, draft, quote, agreed } = context
  const { submitted, bookingId, paymentId, provider, round, status, expiresAt } = context
  return {
    v: 3,
    attemptId,
    attempt,
    at,
    step,
    draft: at === 'confirmed' ? withoutDrivers(draft) : draft,
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

function resumePoint(moment: GuardedSnapshot): Checkpoint['at'] | null {
  const { task, progress, submitted } = moment.context
  const isPlacing = moment.matches('placing')
  if (moment.hasTag('done')) return 'confirmed'
  if (isPlacing && progress === 'releasing') return 'releasing'
  if (moment.matches({ paying: 'review' })) return 'reviewing'
  if (moment.hasTag('committed')) return 'paying'
  if (moment.status !== 'active') return null
  // An earlier booking that is looked up is no booking that is asked for.
  const isAsked = submitted || task !== 'adopt'
  const isAsking = progress === 'asking' ? isAsked : progress === 'answered' && submitted
  return isPlacing && isAsking && isBookable(moment.context) ? 'submitting' : 'editing'
}

function withoutDrivers({ extras, choice }: Draft): Draft {
  return { ...BLANK_DRAFT, extras, choice }
}

export type CheckoutEvent =
  | { type: 'session.changed'; userId: string | null; account: Partial<Driver> | null }
  | { type: 'currency.changed'; currency: string }
  | DraftEdit
  | { type: 'step.completed'; invalid: readonly string[] }
  | { type: 'step.reopened'; step: CheckoutStep }
  | { type: 'booking.requested'; language: string; invalid: readonly string[] }
  /** For a booking that exists. */
  | { type: 'payment.requested' }
  /** The browser's Back from a payment that has ended. */
  | { type: 'review.reopened' }
  | { type: 'booking.adopted' }
  | { type: 'attempt.renewed' }
  | { type: 'back.requested' }
  | { type: 'connection.returned' }
  | { type: 'retry.requested' }
  | { type: 'checkout.left' }

/** Who listens stores nothing any more, and asks for the bookings again. */
export type CheckoutFact = { type: 'booked'; bookingId: string } | { type: 'left' }

/**
 * `editable`: the form may be changed. `busy`: a call runs, controls rest. `refused`: the server
 * said no, the customer decides. `error`: something broke, trying again may help. `gone`: this car
 * cannot be had. `committed`: there is a booking. `done`: it is the customer's.
 */
export type CheckoutTag = 'editable' | 'busy' | 'refused' | 'error' | 'gone' | 'committed' | 'done'
