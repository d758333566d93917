import type { ActorRefFrom } from 'xstate'

import type { Booking } from '#api/queries/bookings.query.ts'
import { referenceId } from '#api/response-shapes.ts'
import { toResult } from '#api/to-result.ts'
import { defineFlow } from '#flows/define-flow.ts'
import { sessionChanges } from '#flows/listeners.ts'
import { PRICE_REFUSALS, SAVE_REFUSALS } from '@masar/machines/amendment/chart/amendment-setup.ts'
import { isUnchanged } from '@masar/machines/amendment/amendment-price.ts'
import { amendmentMachine } from '@masar/machines/amendment/amendment.machine.ts'
import { draftStorage } from '#rental/draft-storage.ts'

import { billBooking } from '../../detail/bill-booking.ts'
import { bookingToAmendable, readAmendable } from './amendable.ts'
import { amendmentCalls } from './amendment-calls.ts'

export type AmendmentActor = ActorRefFrom<typeof amendmentMachine>

/**
 * The amendment of a booking, from opening its form to leaving it. The draft is stored across
 * reloads and sign-ins until it is saved or discarded.
 */
export const amendmentFlow = defineFlow({
  name: 'amendment',
  machine: amendmentMachine,
  key: (booking: Booking) => booking._id,
  input: (_deps, booking) => ({
    bookingId: booking._id,
    carId: referenceId(booking.car),
    original: bookingToAmendable(booking),
    price: billBooking(booking).rental,
    resume: readAmendable(typed(booking).read()),
  }),
  ports: ({ deps, subject }) => {
    const { reprice, save } = amendmentCalls(deps, subject)
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
    sessionChanges(session, ({ status }) => ({
      type: 'session.changed',
      isSignedIn: status === 'signedIn',
    })),
  ],
  keeps: ({ subject }) => {
    const { keep, forget } = typed(subject)
    return {
      forget,
      keep: ({ context, status }) => {
        if (status === 'active' && !isUnchanged(context)) keep(context.draft)
        else forget()
      },
    }
  },
})

const typed = ({ _id }: Booking) => draftStorage(`amendment ${_id}`)
