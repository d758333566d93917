import { bookingQuery } from '#api/queries/bookings.query.ts'
import type { FlowHost } from '#flows/flow-host.ts'

import {
  type Cancellation,
  cancellationFlow,
  readCurrentEligibility,
} from '../../cancel/cancellation.flow.ts'

/**
 * Refetches the booking before it starts the cancellation flow: a row of the list may be minutes
 * old.
 */
export async function openCancellation(flows: FlowHost, id: string): Promise<Cancellation> {
  const { api, locale, queryClient } = flows.deps
  await queryClient().fetchQuery({ ...bookingQuery(api, id, locale.read()), staleTime: 0 })
  const actor = flows.open(cancellationFlow, id)
  return { actor, eligibility: () => readCurrentEligibility(flows.deps, id) }
}
