import { PAYMENT_PROVIDERS, type PaymentProviderName } from '#domain/charge.ts'
import { EXTRAS } from '#domain/extras.ts'
import { PAYMENT_CHOICES } from '#domain/payment.ts'
import type { Agreed, Quote } from '#domain/quote.ts'

import { type Draft, type Step, STEPS } from './draft.ts'

/**
 * What survives a reload of checkout: no password, no card, no secret of a provider. It does hold
 * a guest's name and address, so it belongs in `sessionStorage` and goes when the flow ends.
 */
export interface Checkpoint {
  v: 3
  attemptId: string
  attempt: number
  at: 'editing' | 'submitting' | 'paying' | 'releasing' | 'confirmed'
  step: Step
  draft: Draft
  /** The quote of a submitted booking: asked for again, it must be the same to the letter. */
  quote: Quote | null
  agreed: Agreed | null
  /** Of a submitted booking. */
  language: string | null
  submitted: boolean
  bookingId: string | null
  paymentId: string | null
  provider: PaymentProviderName | null
  round: number
  status: string | null
}

type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string'
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const flag: Check = (value) => typeof value === 'boolean'
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const shape =
  (fields: Record<string, Check>): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]))

const perExtra = (check: Check) => shape(Object.fromEntries(EXTRAS.map((name) => [name, check])))

const person = shape({ fullName: text, email: text, phone: text, birthDate: text })

const draft = shape({
  extras: perExtra(flag),
  driver: person,
  additionalDriver: person,
  license: orNull(text),
  choice: orNull(oneOf(...PAYMENT_CHOICES)),
  terms: flag,
})

const offer: Check = (value) =>
  shape({ offer: oneOf('unavailable', 'included') })(value) ||
  shape({ offer: oneOf('once'), amount: number })(value) ||
  shape({ offer: oneOf('perDay'), amount: number, days: number, unitPrice: number })(value)

const quote = shape({
  carId: text,
  availability: oneOf('free', 'taken', 'soldOut', 'comingSoon'),
  days: number,
  lines: listOf(shape({ kind: text, quantity: number, unitPrice: number, amount: number })),
  offers: perExtra(offer),
  deposit: number,
  payLater: flag,
  country: orNull(text),
  licenseRequired: flag,
  minimumAge: number,
})

const checkpoint = shape({
  v: oneOf(3),
  attemptId: text,
  attempt: number,
  at: oneOf('editing', 'submitting', 'paying', 'releasing', 'confirmed'),
  step: oneOf(...STEPS),
  draft,
  quote: orNull(quote),
  agreed: orNull(shape({ rental: number, deposit: number })),
  language: orNull(text),
  submitted: flag,
  bookingId: orNull(text),
  paymentId: orNull(text),
  provider: orNull(oneOf(...PAYMENT_PROVIDERS)),
  round: number,
  status: orNull(text),
})

/** Whether a stored value is one of ours and does not contradict itself. */
export function isCheckpoint(value: unknown): value is Checkpoint {
  return checkpoint(value) && isConsistent(value as Checkpoint)
}

function isConsistent({ at, bookingId, quote: priced, draft: { choice, terms } }: Checkpoint) {
  if (at === 'submitting') return priced !== null && choice !== null && terms
  if (at === 'paying')
    return bookingId !== null && priced !== null && choice !== null && choice !== 'later'
  return at === 'editing' || bookingId !== null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
