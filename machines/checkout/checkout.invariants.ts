import type { SnapshotFrom } from 'xstate'

import { readCheckpoint } from '#domain/booking/checkpoint.ts'
import { isBarred } from '#domain/pricing/quote.ts'

import type { checkoutMachine } from './checkout.machine.ts'
import { makeCheckpoint } from './checkout-facts.ts'

export type Checkout = SnapshotFrom<typeof checkoutMachine>

export const checkoutInvariants: Record<string, (checkout: Checkout) => boolean> = {
  'committed: there is a booking': (checkout) =>
    !checkout.hasTag('committed') || checkout.context.bookingId !== null,
  'the form is open: there is no booking': (checkout) =>
    !checkout.hasTag('editable') || checkout.context.bookingId === null,
  'the form is open: the car is not withdrawn': (checkout) => {
    const availability = checkout.context.quote?.availability ?? 'unknown'
    return !checkout.hasTag('editable') || ['free', 'taken'].includes(availability)
  },
  'placing has something to place': (checkout) =>
    !checkout.matches('placing') || checkout.context.quote !== null,
  'a barred way to pay is never chosen': ({ context: { quote, draft } }) =>
    !quote || !draft.choice || !isBarred(quote, draft.extras, draft.choice),
  'the review has a way to pay': (checkout) =>
    !checkout.matches({ editing: 'review' }) || checkout.context.draft.choice !== null,
  'paying: not for what is paid later': (checkout) =>
    !checkout.matches('paying') || checkout.context.draft.choice !== 'later',
  'confirmed by the supplier: no way to pay is called carried out': ({ context }) =>
    context.ending !== 'booked' || context.draft.choice === null,
  'what is stored can be read back': (checkout) =>
    isReadable(JSON.stringify(makeCheckpoint(checkout)), checkout.context.attemptId),
}

/** Many moments store the same, and reading takes longer than all else that is looked at. */
const readable = new Map<string, boolean>()

function isReadable(stored: string, attemptId: string): boolean {
  const key = `${attemptId} ${stored}`
  const known = readable.get(key)
  if (known !== undefined) return known
  const read = readCheckpoint(JSON.parse(stored), attemptId)
  const isSame = JSON.stringify(read) === stored
  readable.set(key, isSame)
  return isSame
}
