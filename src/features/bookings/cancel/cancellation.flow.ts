import type { ActorRefFrom } from 'xstate'

import { bookingQuery, requestCancellation } from '#api/queries/bookings.query.ts'
import { toResult } from '#api/to-result.ts'
import { defineFlow } from '#flows/define-flow.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import { answerChanges, sessionChanges } from '#flows/listeners.ts'
import {
  CANCELLATION_REFUSALS,
  type CancellationEligibility,
  cancellationMachine,
} from '@masar/machines/cancellation/cancellation.machine.ts'

import { cancellationEligibility } from './cancellation-eligibility.ts'

export type CancellationActor = ActorRefFrom<typeof cancellationMachine>

/** The cancellation flow as the page of a booking uses it. */
export interface Cancellation {
  actor: CancellationActor
  /** Reads the current eligibility: time passes while a dialog is open. */
  eligibility: () => CancellationEligibility
}

const UNKNOWN: CancellationEligibility = { bar: 'signed-out', terms: 'not-bought' }

/** The cancellation of a displayed booking, from entering its page to leaving it. */
export const cancellationFlow = defineFlow({
  name: 'cancellation',
  machine: cancellationMachine,
  key: (bookingId: string) => bookingId,
  input: (deps, bookingId) => ({ bookingId, ...currentEligibility(deps, bookingId) }),
  ports: ({ deps }) => ({
    requestCancellation: ({ bookingId }) =>
      toResult(requestCancellation(deps.api, bookingId), CANCELLATION_REFUSALS),
    readEligibility: async (input) => {
      const query = { ...bookingById(deps, input.bookingId), staleTime: 0 }
      const booking = await deps.queryClient().fetchQuery(query)
      return cancellationEligibility(booking, currentRights(deps), deps.now())
    },
  }),
  listens: ({ deps, subject }, actor) => {
    const changed = () => {
      const eligibility = currentEligibility(deps, subject)
      const isOfBooking = eligibility.bar !== actor.getSnapshot().context.bar
      return isOfBooking ? ({ type: 'booking.changed', eligibility } as const) : null
    }
    return [
      sessionChanges(deps.session, changed),
      answerChanges(deps.queryClient(), ['booking', subject], changed),
    ]
  },
})

const currentRights = ({ session, config }: FlowDeps) => ({
  ...session.viewer(),
  capabilities: config.capabilities,
})

/** The current eligibility, from the cached booking of the page. */
export function currentEligibility(deps: FlowDeps, bookingId: string): CancellationEligibility {
  const known = deps.queryClient().getQueryData(bookingById(deps, bookingId).queryKey)
  return known ? cancellationEligibility(known, currentRights(deps), deps.now()) : UNKNOWN
}

const bookingById = ({ api, locale }: FlowDeps, bookingId: string) =>
  bookingQuery(api, bookingId, locale.read())
