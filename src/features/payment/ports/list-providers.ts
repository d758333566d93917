import { providersQuery } from '#api/providers.query.ts'
import type { FlowWorld } from '#flows/flow-world.ts'
import type { ProviderOffer } from '#machines/payment/payment-facts.ts'

import { askOnce } from '#api/ask-apart.ts'

/** Whom a payment can be made with, as the operator orders them. */
export const listProviders = ({
  api,
  config,
  queryClient,
}: FlowWorld): Promise<readonly ProviderOffer[]> =>
  askOnce(queryClient(), providersQuery(api, config.paymentProviders))
