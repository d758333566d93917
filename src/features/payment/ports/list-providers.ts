import { providersQuery } from '#api/queries/providers.query.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type { ProviderOffer } from '@masar/machines/payment/payment-facts.ts'

import { fetchCached } from '#api/cache/fetch-fresh.ts'

/**
 * Fetches the payment providers and sorts them in the operator's order. The list is empty for backends without
 * this call.
 */
export const listProviders = ({
  api,
  config,
  queryClient,
}: FlowDeps): Promise<readonly ProviderOffer[]> =>
  fetchCached(queryClient(), providersQuery(api, config))
