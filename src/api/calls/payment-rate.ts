import type { QueryClient } from '@tanstack/react-query'

import { findCurrency } from '@masar/domain/money/currencies.ts'
import { canCharge, chooseChargeCurrency } from '@masar/domain/payment/charge.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'

import type { Capabilities } from '../capabilities.ts'
import { ApiProblem } from '../problem.ts'
import { invalidateRate, rateQuery, type RateSources } from '../queries/rates.query.ts'

export interface RateReader {
  queryClient: () => QueryClient
  config: { rates: RateSources; capabilities: Pick<Capabilities, 'paymentsForBookings'> }
}

export interface PaymentRateRequest {
  provider: PaymentProviderName
  /** The display currency. */
  currency: string
}

/** The currency that a customer is charged in, and its rate from the base currency. */
export interface PaymentRate {
  currency: string
  rate: number
}

/**
 * Returns the currency to charge and its rate. Without a rate, prices are shown in the base currency (MONEY-16)
 * and charged in it if the provider accepts it; otherwise throws.
 */
export async function lookUpPaymentRate(
  deps: RateReader,
  request: PaymentRateRequest,
): Promise<PaymentRate> {
  const currency = choosePayableCurrency(deps, request)
  try {
    const rate = await deps.queryClient().fetchQuery(rateQuery(deps.config.rates, currency))
    return { currency, rate }
  } catch {
    if (canCharge(request.provider, getBaseCurrency()))
      return { currency: getBaseCurrency(), rate: 1 }
    throw new ApiProblem({ kind: 'network' })
  }
}

/**
 * Chooses the currency to charge. A backend that counts amounts in hundredths cannot charge currencies with
 * more or fewer decimals.
 */
function choosePayableCurrency(
  { config }: RateReader,
  { provider, currency }: PaymentRateRequest,
): string {
  const chosen = chooseChargeCurrency(provider, currency)
  const isCounted = config.capabilities.paymentsForBookings || findCurrency(chosen).decimals === 2
  return isCounted ? chosen : chooseChargeCurrency(provider, getBaseCurrency())
}

/** Call when the server charges at another rate, so that `lookUpPaymentRate` fetches the rate again. */
export function invalidateChargeRate(
  { queryClient }: Pick<RateReader, 'queryClient'>,
  { provider, currency }: PaymentRateRequest,
): void {
  invalidateRate(queryClient(), chooseChargeCurrency(provider, currency))
}
