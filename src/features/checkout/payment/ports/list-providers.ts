import { providersQuery } from '#api/providers.query.ts'
import type { ProviderOffer } from '#machines/payment/payment-facts.ts'

import { askOnce } from '../../flow/ask-apart.ts'
import type { PaymentWorld } from './payment-world.ts'

/** Whom a payment can be made with, as the operator orders them. */
export const listProviders = (
  world: Pick<PaymentWorld, 'api' | 'queryClient' | 'paymentProviders'>,
): Promise<readonly ProviderOffer[]> =>
  askOnce(world.queryClient, providersQuery(world.api, world.paymentProviders))
