/** On BookCars, a booking refers to its payment session, so the session is created first. */
import type { QueryClient } from '@tanstack/react-query'

import { makeCharge } from '@masar/domain/payment/charge.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import type { PreparedPayment } from '@masar/machines/payment/payment-facts.ts'

import { unwrapResponse } from '../unwrap-response.ts'
import { type DescribedRental, describePayment } from '../calls/payment-description.ts'
import { lookUpPaymentRate, type RateReader } from '../calls/payment-rate.ts'
import type { Api } from '../client.ts'
import { compensateTruncation } from './payments.ts'

/** The data for a payment session that is created before the booking exists. */
export interface EarlySessionRequest {
  /** The key of the attempt. Retries use the same key and get the same session. */
  key: string
  provider: PaymentProviderName
  /** In the smallest units of the base currency. */
  amount: number
  payer: { email: string; fullName: string }
  rental: DescribedRental
}

export interface EarlySession {
  prepared: PreparedPayment
  customerId: string
}

export interface SessionOpener extends RateReader {
  api: Api
  queryClient: () => QueryClient
  locale: { read: () => string }
  currency: () => string
  config: RateReader['config'] & { siteName: string }
}

/**
 * Opens a payment session. A retry gets the same session, so the booking of the earlier attempt can be found by
 * its session.
 */
export function openEarlySession(
  deps: SessionOpener,
  request: EarlySessionRequest,
): Promise<EarlySession> {
  const { key, amount } = request
  const shown = deps.currency()
  return deps.queryClient().fetchQuery({
    queryKey: ['early-session', key, amount, shown],
    queryFn: () => openSession(deps, request, shown),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

async function openSession(
  deps: SessionOpener,
  { provider, amount, payer, rental }: EarlySessionRequest,
  shown: string,
): Promise<EarlySession> {
  const rate = await lookUpPaymentRate(deps, { provider, currency: shown })
  const charge = makeCharge({ amount, provider, ...rate })
  const session = await unwrapResponse(
    deps.api.POST('/api/create-checkout-session', {
      body: {
        amount: compensateTruncation(charge),
        currency: charge.currency,
        locale: deps.locale.read(),
        receiptEmail: payer.email,
        customerName: payer.fullName,
        ...describePayment(rental, deps.config.siteName, 'session'),
      },
    }),
  )
  return {
    customerId: session.customerId,
    prepared: {
      paymentId: session.sessionId,
      provider,
      clientSecret: session.clientSecret,
      charge: { ...charge, baseAmount: amount },
      expiresAt: null,
      timeLeft: null,
    },
  }
}
