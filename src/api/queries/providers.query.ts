import { queryOptions } from '@tanstack/react-query'

import { findCurrency } from '@masar/domain/money/currencies.ts'
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '@masar/domain/payment/providers.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'
import { getProblemStatus } from '@masar/domain/service/problem.ts'
import type { ProviderOffer } from '@masar/machines/payment/payment-facts.ts'

import { unwrapResponse } from '../unwrap-response.ts'
import { PREPAYMENT_RULES } from '../bookcars/payment-providers.ts'
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
 * Fetches the payment providers to offer. By default, these are all that the server supports, otherwise those
 * that the operator has chosen, in that order. A backend that does not list its providers supports those whose
 * key is set. Without `paymentsForBookings`, a booking supports a single provider, so only the first one is
 * offered.
 */
export const providersQuery = (api: Api, settings: PaymentSettings) =>
  queryOptions({
    queryKey: ['payment-providers', settings.paymentProviders],
    queryFn: async ({ signal }) => {
      const offers = settings.capabilities.paymentProviders
        ? await fetchOffers(api, signal)
        : listKeyedOffers(settings.paymentKeys)
      const ordered = sortAsChosen(offers, settings.paymentProviders)
      return settings.capabilities.paymentsForBookings ? ordered : limitToOneOffer(ordered)
    },
    staleTime: 10 * 60_000,
  })

/**
 * A backend without `paymentsForBookings` truncates amounts to two decimals and counts every currency in
 * hundredths. It cannot charge currencies with zero or three decimals.
 */
const limitToOneOffer = (offers: readonly ProviderOffer[]): ProviderOffer[] =>
  findCurrency(getBaseCurrency()).decimals === 2 ? offers.slice(0, 1) : []

const listKeyedOffers = (keys: PaymentSettings['paymentKeys']): ProviderOffer[] =>
  PAYMENT_PROVIDERS.flatMap((name) => {
    const publicKey = keys[name]
    const rule = PREPAYMENT_RULES[name]
    return publicKey && rule ? [{ name, publicKey, isTest: rule.isTestKey(publicKey) }] : []
  })

async function fetchOffers(api: Api, signal: AbortSignal): Promise<ProviderOffer[]> {
  try {
    const { providers } = await unwrapResponse(api.GET('/api/payment-providers', { signal }))
    return providers.map(({ name, publicKey, isTest }) => ({
      name,
      publicKey: publicKey ?? null,
      isTest,
    }))
  } catch (error) {
    if ([404, 501].includes(getProblemStatus(asProblem(error)) ?? 0)) return []
    throw error
  }
}

function sortAsChosen(offers: ProviderOffer[], chosen: readonly PaymentProviderName[]) {
  if (chosen.length === 0) return offers
  return chosen.flatMap((name) => offers.filter((offer) => offer.name === name))
}
