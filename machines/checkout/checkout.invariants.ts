import type { Relation } from 'statechart-paths/walk'
import type { SnapshotFrom } from 'xstate'

import { readCheckpoint } from '@masar/domain/booking/checkpoint.ts'
import { isBarred } from '@masar/domain/pricing/quote.ts'

import type { checkoutMachine } from './checkout.machine.ts'
import { makeCheckpoint } from './checkout-facts.ts'
import type { wholeCheckout } from './testing/whole-checkout.ts'

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

/** Many snapshots store the same checkpoint, and parsing is the slowest check. */
const readabilityByCheckpoint = new Map<string, boolean>()

function isReadable(stored: string, attemptId: string): boolean {
  const key = `${attemptId} ${stored}`
  const known = readabilityByCheckpoint.get(key)
  if (known !== undefined) return known
  const read = readCheckpoint(JSON.parse(stored), attemptId)
  const isSame = JSON.stringify(read) === stored
  readabilityByCheckpoint.set(key, isSame)
  return isSame
}

export const checkoutRelations: Record<string, Relation<typeof wholeCheckout>> = {
  'a booking is never forgotten': (before, label, after) =>
    before.context.bookingId === null ||
    after.context.bookingId === before.context.bookingId ||
    label === 'placing done: released' ||
    before.matches({ paying: 'expired' }) ||
    before.matches({ paying: 'refunded' }),
  'one key for one booking': (before, label, after) =>
    after.context.attempt === before.context.attempt ||
    (label !== 'reload' && before.context.bookingId !== null) ||
    label === 'placing done: released',
  'nothing typed is lost': ({ context: { draft } }, label, after) =>
    label === 'types the driver' ||
    draft.driver.fullName === '' ||
    after.hasTag('done') ||
    after.context.draft.driver.fullName === draft.driver.fullName,
  'an unanswered request is repeated unchanged': (before, _label, after) =>
    !before.context.submitted ||
    !after.context.submitted ||
    after.context.language === before.context.language,
  'a reload never undoes a booking': (before, label, after) =>
    label !== 'reload' || !before.hasTag('committed') || after.hasTag('committed'),
  'a reload asks for a submitted booking again': (before, label, after) =>
    label !== 'reload' ||
    !before.matches('placing') ||
    before.context.progress !== 'asking' ||
    before.context.task === 'adopt' ||
    (after.matches('placing') && after.context.task === 'ask'),
  'a reload sends no booking that the customer has not requested': (before, label, after) =>
    label !== 'reload' ||
    before.context.submitted ||
    before.context.task !== 'adopt' ||
    !after.matches('placing'),
}
