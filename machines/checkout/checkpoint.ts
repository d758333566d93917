import type { CheckoutContext, CheckoutTag } from './checkout-facts.ts'
import { type Checkpoint, isCheckpoint } from './checkpoint-shape.ts'
import { BLANK_DRAFT, type Draft } from './draft.ts'

export type { Checkpoint }

interface Moment {
  context: CheckoutContext
  status: 'active' | 'done' | 'error' | 'stopped'
  hasTag: (tag: CheckoutTag) => boolean
  matches: (state: 'releasing') => boolean
}

/** What to store after every step; null when there is nothing to come back to. */
export function checkpointOf(moment: Moment): Checkpoint | null {
  const { context } = moment
  const at = placeOf(moment)
  if (at === null) return null
  const { attemptId, attempt, language, step, draft, quote, agreed } = context
  const { submitted, bookingId, paymentId, provider, round, status } = context
  return {
    v: 3,
    attemptId,
    attempt,
    at,
    step,
    draft: at === 'confirmed' ? withoutPeople(draft) : draft,
    quote: at === 'editing' ? null : quote,
    agreed: at === 'submitting' ? agreed : null,
    language: submitted || at === 'submitting' ? language : null,
    submitted: submitted || at === 'submitting',
    bookingId,
    paymentId,
    provider,
    round,
    status,
  }
}

/** Where an attempt begins. */
export const blankCheckpoint = (attemptId: string): Checkpoint => ({
  v: 3,
  attemptId,
  attempt: 0,
  at: 'editing',
  step: 'options',
  draft: BLANK_DRAFT,
  quote: null,
  agreed: null,
  language: null,
  submitted: false,
  bookingId: null,
  paymentId: null,
  provider: null,
  round: 1,
  status: null,
})

/** A stored checkpoint of this attempt, or null: older versions and broken ones are dropped. */
export function readCheckpoint(stored: unknown, attemptId: string): Checkpoint | null {
  return isCheckpoint(stored) && stored.attemptId === attemptId ? stored : null
}

function placeOf(moment: Moment): Checkpoint['at'] | null {
  if (moment.hasTag('done')) return 'confirmed'
  if (moment.matches('releasing')) return 'releasing'
  if (moment.hasTag('committed')) return 'paying'
  if (moment.status !== 'active') return null
  const { submitted, quote, draft } = moment.context
  const isAsked = quote !== null && draft.choice !== null && draft.terms
  const isAsking = isAsked && (moment.hasTag('busy') || submitted)
  return moment.hasTag('unanswered') && isAsking ? 'submitting' : 'editing'
}

function withoutPeople({ extras, choice }: Draft): Draft {
  return { ...BLANK_DRAFT, extras, choice }
}
