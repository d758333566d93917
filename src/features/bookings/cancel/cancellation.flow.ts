import type { ActorRefFrom } from 'xstate'

import { bookingQuery, requestCancellation } from '#api/queries/bookings.query.ts'
import { toResult } from '#api/to-result.ts'
import { defineFlow } from '#flows/define-flow.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import { listenToQueries, listenToSession } from '#flows/listeners.ts'
import {
  CANCELLATION_REFUSALS,
  type CancellationEligibility,
  cancellationMachine,
} from '@masar/machines/cancellation/cancellation.machine.ts'

import { findCancellationEligibility } from './cancellation-eligibility.ts'

export type CancellationActor = ActorRefFrom<typeof cancellationMachine>

/** The cancellation flow, as used by the booking page. */
export interface Cancellation {
  actor: CancellationActor
  /** Reads the current eligibility, which may expire while a dialog is open. */
  eligibility: () => CancellationEligibility
}

const UNKNOWN_ELIGIBILITY: CancellationEligibility = { bar: 'signed-out', terms: 'not-bought' }

/** Runs from opening a booking page until leaving it. */
export const cancellationFlow = defineFlow({
  name: 'cancellation',
  machine: cancellationMachine,
  key: (bookingId: string) => bookingId,
  input: (deps, bookingId) => ({ bookingId, ...readCurrentEligibility(deps, bookingId) }),
  ports: ({ deps }) => ({
    requestCancellation: ({ bookingId }) =>
      toResult(requestCancellation(deps.api, bookingId), CANCELLATION_REFUSALS),
    readEligibility: async (input) => {
      const query = { ...toBookingQuery(deps, input.bookingId), staleTime: 0 }
      const booking = await deps.queryClient().fetchQuery(query)
      return findCancellationEligibility(booking, readRights(deps), deps.now())
    },
  }),
  listens: ({ deps, subject }, actor) => {
    const changed = () => {
      const eligibility = readCurrentEligibility(deps, subject)
      const hasChanged = eligibility.bar !== actor.getSnapshot().context.bar
      return hasChanged ? ({ type: 'booking.changed', eligibility } as const) : null
    }
    return [
      listenToSession(deps.session, changed),
      listenToQueries(deps.queryClient(), ['booking', subject], changed),
    ]
  },
})

const readRights = ({ session, config }: FlowDeps) => ({
  ...session.viewer(),
  capabilities: config.capabilities,
})

/** Returns the current eligibility, based on the page's cached booking. */
export function readCurrentEligibility(deps: FlowDeps, bookingId: string): CancellationEligibility {
  const known = deps.queryClient().getQueryData(toBookingQuery(deps, bookingId).queryKey)
  return known
    ? findCancellationEligibility(known, readRights(deps), deps.now())
    : UNKNOWN_ELIGIBILITY
}

const toBookingQuery = ({ api, locale }: FlowDeps, bookingId: string) =>
  bookingQuery(api, bookingId, locale.read())
