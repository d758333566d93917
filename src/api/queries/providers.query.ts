import { queryOptions } from '@tanstack/react-query'

import { findCurrency } from '@masar/domain/money/currencies.ts'
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '@masar/domain/payment/providers.ts'
import { baseCurrency } from '@masar/domain/service/operator.ts'
import { problemStatus } from '@masar/domain/service/problem.ts'
import type { ProviderOffer } from '@masar/machines/payment/payment-facts.ts'

import { unwrapResponse } from '../unwrap-response.ts'
import { PAID_BEFORE_BOOKING } from '../bookcars/payment-providers.ts'
import type { Api } from '../client.ts'
import { asProblem } from '../problem.ts'

/** The operator's payment settings. */
export interface PaymentSettings {
  /** The chosen providers, in order; empty means all. */
  paymentProviders: readonly PaymentProviderName[]
  /** Public keys of providers that the backend supports but does not list. */
  paymentKeys: { readonly [Name in PaymentProviderName]?: string | undefined }
  capabilities: { readonly paymentProviders: boolean; readonly paymentsForBookings: boolean }
}

/**
 * The payment providers for customers: the operator's choice and order among those of the server, or all of them
 * without a choice. A backend without a provider list supports those with a key; where a booking is made for one
 * provider, it is the operator's first.
 */
export const providersQuery = (api: Api, settings: PaymentSettings) =>
  queryOptions({
    queryKey: ['payment-providers', settings.paymentProviders],
    queryFn: async ({ signal }) => {
      const offers = settings.capabilities.paymentProviders
        ? await readOffers(api, signal)
        : listKeyedOffers(settings.paymentKeys)
      const ordered = inOrder(offers, settings.paymentProviders)
      return settings.capabilities.paymentsForBookings ? ordered : oneOffer(ordered)
    },
    staleTime: 10 * 60_000,
  })

/** That backend truncates amounts to two decimals, and counts every currency in hundredths. */
const oneOffer = (offers: readonly ProviderOffer[]): ProviderOffer[] =>
  findCurrency(baseCurrency()).decimals === 2 ? offers.slice(0, 1) : []

const listKeyedOffers = (keys: PaymentSettings['paymentKeys']): ProviderOffer[] =>
  PAYMENT_PROVIDERS.flatMap((name) => {
    const publicKey = keys[name]
    const there = PAID_BEFORE_BOOKING[name]
    return publicKey && there ? [{ name, publicKey, isTest: there.isTestKey(publicKey) }] : []
  })

async function readOffers(api: Api, signal: AbortSignal): Promise<ProviderOffer[]> {
  try {
    const { providers } = await unwrapResponse(api.GET('/api/payment-providers', { signal }))
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
