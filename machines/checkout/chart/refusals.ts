import { codeOf, isAmbiguous, type Problem, statusOf, toProblem } from '#domain/problem.ts'

import type { CheckoutContext } from '../checkout-facts.ts'
import type { Step } from '../draft.ts'
import { isFaultIn } from './fault.ts'
import type { Moment } from './routing.ts'

const isStatus =
  (...statuses: number[]) =>
  ({ context }: Moment) =>
    statuses.includes(statusOf(context.problem) ?? 0)

const isCode =
  (code: string) =>
  ({ context }: Moment) =>
    codeOf(context.problem) === code

const isFault =
  (step: Step) =>
  ({ context }: Moment) =>
    isFaultIn(step, context.problem)

/** Why a call was refused. */
export const refusals = {
  isCarTaken: isCode('car-taken'),
  /** The customer has it: the server names the booking to nobody else. */
  isCarTheirs: ({ context: { problem } }: Moment) =>
    codeOf(problem) === 'car-taken' && namedIn(problem) !== null,
  isCarGone: isCode('car-unavailable'),
  isPriceRefused: isCode('price-changed'),
  isKeyReused: isCode('key-reused'),
  isEmailTaken: isCode('email-taken'),
  isSessionOver: isStatus(401),
  isUnknown: isStatus(204, 404),
  isUnknownTrip: (_: Moment, { error }: { error: unknown }) =>
    [204, 404].includes(statusOf(toProblem(error)) ?? 0),
  isThrottled: isStatus(429),
  isOptionsFault: isFault('options'),
  isDriverFault: isFault('driver'),
  isPaymentFault: isFault('payment'),
  isRefusal: ({ context }: Moment) => context.problem !== null && !isAmbiguous(context.problem),
  hasExistingBooking: ({ context }: Moment) => existingBooking(context) !== null,
  /** What was to be given back has been paid for meanwhile. */
  isPaidMeanwhile: ({ context }: Moment, { error }: { error: unknown }) =>
    codeOf(toProblem(error)) === 'still-booked' && context.paymentId !== null,
}

/** How the earlier booking of an attempt stands. */
export const adoptions = {
  /** Nothing shows any more that it was made in this browser. */
  isNotShown: (_: Moment, { error }: { error: unknown }) =>
    [401, 403].includes(statusOf(toProblem(error)) ?? 0),
  isLostWithItsAnswer: ({ context }: Moment, { error }: { error: unknown }) =>
    codeOf(context.problem) === 'key-reused' &&
    [401, 403].includes(statusOf(toProblem(error)) ?? 0),
  isCancelled: ({ context }: Moment) => context.status === 'cancelled',
  isUnpaid: ({ context }: Moment) => context.status === 'void',
  /** To be paid in a way that is barred by now. */
  isUnpayable: ({ context: { status, draft } }: Moment) =>
    status === 'void' && (draft.choice === null || draft.choice === 'later'),
}

/** The customer's earlier booking: a refusal names it, or the car tells of it. */
export function existingBooking({ problem, quote }: CheckoutContext): string | null {
  return namedIn(problem) ?? quote?.own?.bookingId ?? null
}

const namedIn = (problem: Problem | null): string | null =>
  (problem?.kind === 'http' && problem.bookingId) || null

/** A 401 or 429 comes before the key is looked at, so it says nothing about an earlier try. */
export function isStillUnanswered(problem: Problem, before: boolean): boolean {
  if (isAmbiguous(problem) || codeOf(problem) === 'key-reused') return true
  return before && [401, 429].includes(statusOf(problem) ?? 0)
}
