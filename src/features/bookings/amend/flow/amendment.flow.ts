import type { ActorRefFrom } from 'xstate'

import type { Booking } from '#api/queries/bookings.query.ts'
import { readReferenceId } from '#api/response-shapes.ts'
import { toResult } from '#api/to-result.ts'
import { defineFlow } from '#flows/define-flow.ts'
import { listenToSession } from '#flows/listeners.ts'
import { PRICE_REFUSALS, SAVE_REFUSALS } from '@masar/machines/amendment/chart/amendment-setup.ts'
import { isUnchanged } from '@masar/machines/amendment/amendment-price.ts'
import { amendmentMachine } from '@masar/machines/amendment/amendment.machine.ts'
import { createDraftStorage } from '#rental/draft-storage.ts'

import { computeBookingBill } from '../../detail/bill-booking.ts'
import { toAmendableFields, parseAmendableFields } from './amendable.ts'
import { createAmendmentCalls } from './amendment-calls.ts'

export type AmendmentActor = ActorRefFrom<typeof amendmentMachine>

/**
 * Amends a booking while the form is open. The draft survives reloads and signing in again, until it is saved
 * or discarded.
 */
export const amendmentFlow = defineFlow({
  name: 'amendment',
  machine: amendmentMachine,
  key: (booking: Booking) => booking._id,
  input: (_deps, booking) => ({
    bookingId: booking._id,
    carId: readReferenceId(booking.car),
    original: toAmendableFields(booking),
    price: computeBookingBill(booking).rental,
    resume: parseAmendableFields(openDraft(booking).read()),
  }),
  ports: ({ deps, subject }) => {
    const { reprice, save } = createAmendmentCalls(deps, subject)
    return {
      reprice: ({ draft }) =>
        toResult(
          reprice(draft).then((quote) => ({ quote })),
          PRICE_REFUSALS,
        ),
      saveAmendment: (request, signal) => toResult(save(request, signal), SAVE_REFUSALS),
    }
  },
  isResumed: ({ resume }) => resume !== null,
  listens: ({ deps: { session } }) => [
    listenToSession(session, ({ status }) => ({
      type: 'session.changed',
      isSignedIn: status === 'signedIn',
    })),
  ],
  keeps: ({ subject }) => {
    const { keep, forget } = openDraft(subject)
    return {
      forget,
      keep: ({ context, status }) => {
        if (status === 'active' && !isUnchanged(context)) keep(context.draft)
        else forget()
      },
    }
  },
})

const openDraft = ({ _id }: Booking) => createDraftStorage(`amendment ${_id}`)
