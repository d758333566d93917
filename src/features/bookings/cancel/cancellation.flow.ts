import type { ActorRefFrom } from 'xstate'

import { bookingQuery, requestCancellation } from '#api/bookings.query.ts'
import { refused } from '#api/refused.ts'
import { defineFlow } from '#flows/define-flow.ts'
import type { FlowWorld } from '#flows/flow-world.ts'
import { answerChanges, sessionChanges } from '#flows/listeners.ts'
import { CANCELLATION_REFUSALS, type Standing } from '#machines/cancellation/cancellation-setup.ts'
import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts'

import { standingOf } from './cancellation-standing.ts'

export type CancellationActor = ActorRefFrom<typeof cancellationMachine>

/** What the page of a booking draws and asks of its cancellation. */
export interface Cancellation {
  actor: CancellationActor
  /** How the booking stands at this moment: time passes while a dialog is open. */
  standing: () => Standing
}

const UNKNOWN: Standing = { bar: 'signed-out', terms: 'not-bought' }

/** A booking is shown that may be cancelled: from entering its page to leaving it. */
export const cancellationFlow = defineFlow({
  name: 'cancellation',
  machine: cancellationMachine,
  key: (bookingId: string) => bookingId,
  input: (world, bookingId) => ({ bookingId, ...standingNow(world, bookingId) }),
  ports: ({ world }) => ({
    requestCancellation: ({ bookingId }) =>
      refused(requestCancellation(world.api, bookingId), CANCELLATION_REFUSALS),
    readStanding: async (input) => {
      const query = { ...queryOf(world, input.bookingId), staleTime: 0 }
      const booking = await world.queryClient().fetchQuery(query)
      return standingOf(booking, world.session.viewer(), world.now())
    },
  }),
  listens: ({ world, subject }, actor) => {
    const changed = () => {
      const standing = standingNow(world, subject)
      const isOfBooking = standing.bar !== actor.getSnapshot().context.bar
      return isOfBooking ? ({ type: 'booking.changed', standing } as const) : null
    }
    return [
      sessionChanges(world.session, changed),
      answerChanges(world.queryClient(), ['booking', subject], changed),
    ]
  },
})

/** How a booking stands now, as far as the page that shows it knows. */
export function standingNow(world: FlowWorld, bookingId: string): Standing {
  const known = world.queryClient().getQueryData(queryOf(world, bookingId).queryKey)
  return known ? standingOf(known, world.session.viewer(), world.now()) : UNKNOWN
}

const queryOf = ({ api, locale }: FlowWorld, bookingId: string) =>
  bookingQuery(api, bookingId, locale.read())
