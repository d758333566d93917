import { bookingQuery } from '#api/queries/bookings.query.ts'
import type { FlowHost } from '#flows/flow-host.ts'

import {
  type Cancellation,
  cancellationFlow,
  readCurrentEligibility,
} from '../../cancel/cancellation.flow.ts'

/** Refetches the booking, because the list may be minutes old, and then starts the cancellation flow. */
export async function openCancellation(flows: FlowHost, id: string): Promise<Cancellation> {
  const { api, locale, queryClient } = flows.deps
  await queryClient().fetchQuery({ ...bookingQuery(api, id, locale.read()), staleTime: 0 })
  const actor = flows.open(cancellationFlow, id)
  return { actor, eligibility: () => readCurrentEligibility(flows.deps, id) }
}
