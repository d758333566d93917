import { queryOptions } from '@tanstack/react-query'

import type { PaymentProviderName } from '#domain/charge.ts'
import { problemStatus } from '#domain/problem.ts'
import type { ProviderOffer } from '#machines/payment/payment-facts.ts'

import { answer } from './answer.ts'
import type { Api } from './client.ts'
import { asProblem } from './problem.ts'

/**
 * Whom the customer can pay with: the operator's choice and order among what the server can do, and
 * all of that where the operator has chosen nothing. A backend that has no such call takes no
 * payment of ours.
 */
export const providersQuery = (api: Api, chosen: readonly PaymentProviderName[]) =>
  queryOptions({
    queryKey: ['payment-providers', chosen],
    queryFn: async ({ signal }) => inOrder(await readOffers(api, signal), chosen),
    staleTime: 10 * 60_000,
  })

async function readOffers(api: Api, signal: AbortSignal): Promise<ProviderOffer[]> {
  try {
    const { providers } = await answer(api.GET('/api/payment-providers', { signal }))
    return providers.map(({ name, publicKey, isTest }) => ({
      name,
      publicKey: publicKey ?? null,
      isTest,
    }))
  } catch (error) {
    if ([404, 501].includes(problemStatus(asProblem(error)) ?? 0)) return []
    throw error
  }
}

function inOrder(offers: ProviderOffer[], chosen: readonly PaymentProviderName[]) {
  if (chosen.length === 0) return offers
  return chosen.flatMap((name) => offers.filter((offer) => offer.name === name))
}
