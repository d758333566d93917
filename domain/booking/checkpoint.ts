import * as v from 'valibot'

import { BLANK_DRAFT, draftSchema, makeExtrasSchema } from './booking-draft.ts'
import { CHECKOUT_STEPS } from './checkout-steps.ts'
import { PAYMENT_PROVIDERS } from '../payment/providers.ts'
import type { Quote } from '../pricing/quote.ts'

/**
 * Increment this when stored checkpoints can no longer be read. Adding a field with a default does not require
 * it.
 */
export const CHECKPOINT_VERSION = 3

const text = v.string()
const number = v.pipe(v.number(), v.finite())
const flag = v.boolean()

const offer = v.variant('offer', [
  v.object({ offer: v.picklist(['unavailable', 'included']) }),
  v.object({ offer: v.literal('once'), amount: number }),
  v.object({ offer: v.literal('perDay'), amount: number, days: number, unitPrice: number }),
])

/** Validates only these fields; other fields of the stored quote are preserved. */
const quote = v.looseObject({
  carId: text,
  availability: v.picklist(['free', 'taken', 'soldOut', 'comingSoon']),
  days: number,
  lines: v.array(
    v.looseObject({ kind: text, quantity: number, unitPrice: number, amount: number }),
  ),
  offers: makeExtrasSchema(offer),
  deposit: number,
  payLater: flag,
  country: v.nullable(text),
  licenseRequired: flag,
  minimumAge: number,
}) as unknown as v.GenericSchema<Quote>

const checkpoint = v.object({
  v: v.literal(CHECKPOINT_VERSION),
  attemptId: text,
  attempt: number,
  at: v.picklist(['editing', 'submitting', 'paying', 'reviewing', 'releasing', 'confirmed']),
  step: v.picklist(CHECKOUT_STEPS),
  draft: draftSchema,
  /** The quote of a submitted booking: a retry must send exactly the same one. */
  quote: v.nullable(quote),
  agreed: v.nullable(v.object({ rental: number, deposit: number, conditions: v.optional(number) })),
  /** Only for submitted bookings. */
  language: v.nullable(text),
  submitted: flag,
  bookingId: v.nullable(text),
  paymentId: v.nullable(text),
  provider: v.nullable(v.picklist(PAYMENT_PROVIDERS)),
  round: number,
  status: v.nullable(text),
  /** When an unpaid booking is released. */
  expiresAt: v.optional(v.nullable(text)),
})

/**
 * What survives a reload of checkout: no passwords, card data or provider secrets. It contains a
 * guest's name and address, so it belongs in `sessionStorage` and is deleted when the flow ends.
 */
export type Checkpoint = v.InferOutput<typeof checkpoint>

function isConsistent({ at, bookingId, quote: priced, draft: { choice, terms } }: Checkpoint) {
  if (at === 'submitting') return priced !== null && choice !== null && terms
  if (at === 'paying' || at === 'reviewing') {
    return bookingId !== null && priced !== null && choice !== null && choice !== 'later'
  }
  return at === 'editing' || bookingId !== null
}

const consistentCheckpoint = v.pipe(checkpoint, v.check(isConsistent))

/** Makes the checkpoint of a new attempt. */
export const makeBlankCheckpoint = (attemptId: string): Checkpoint => ({
  v: CHECKPOINT_VERSION,
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
  expiresAt: null,
})

/**
 * Returns a valid stored checkpoint of this attempt; null for older versions and malformed ones. Fields of the
 * draft that were added later are blank.
 */
export function readCheckpoint(stored: unknown, attemptId: string): Checkpoint | null {
  if (!v.is(consistentCheckpoint, stored) || stored.attemptId !== attemptId) return null
  return { ...stored, draft: { ...BLANK_DRAFT, ...stored.draft } }
}
