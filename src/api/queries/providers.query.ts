import { queryOptions } from '@tanstack/react-query'

import type { PaymentProviderName } from '#domain/payment/charge.ts'
import { problemStatus } from '#domain/service/problem.ts'
import type { ProviderOffer } from '#machines/payment/payment-facts.ts'

import { answer } from '../answer.ts'
import type { Api } from '../client.ts'
import { asProblem } from '../problem.ts'

/** What the operator has set of the payments. */
export interface PaymentSettings {
  /** Whom they want, in their order; nobody is whomever there is. */
  paymentProviders: readonly PaymentProviderName[]
  /** Public ones, of providers that the backend takes payments with and does not name. */
  paymentKeys: { readonly stripe?: string | undefined; readonly payPal?: string | undefined }
  capabilities: { readonly paymentProviders: boolean }
}

/**
 * Whom the customer can pay with: the operator's choice and order among what the server can do, and
 * all of that where the operator has chosen nothing. A backend that does not say it can do what the
 * operator has keys for.
 */
export const providersQuery = (api: Api, settings: PaymentSettings) =>
  queryOptions({
    queryKey: ['payment-providers', settings.paymentProviders],
    queryFn: async ({ signal }) => {
      const offers = settings.capabilities.paymentProviders
        ? await readOffers(api, signal)
        : keyedOffers(settings.paymentKeys)
      return inOrder(offers, settings.paymentProviders)
    },
    staleTime: 10 * 60_000,
  })

const keyedOffers = ({ stripe, payPal }: PaymentSettings['paymentKeys']): ProviderOffer[] => [
  ...(stripe ? [{ name: 'stripe' as const, publicKey: stripe, isTest: false }] : []),
  ...(payPal ? [{ name: 'payPal' as const, publicKey: payPal, isTest: false }] : []),
]

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
