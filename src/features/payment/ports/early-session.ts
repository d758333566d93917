import { answer } from '#api/answer.ts'
import { amountBeforeCut } from '#api/compat.ts'
import { makeCharge } from '#domain/payment/charge.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type { Prepared } from '#machines/payment/payment-facts.ts'

import { makePaymentNote, type NotedRental } from './payment-note.ts'
import { lookUpPaymentRate } from './payment-rate.ts'

/** What a session is opened for, while there is no booking yet. */
export interface EarlySessionRequest {
  /** Of the attempt: the same one has the same session. */
  key: string
  /** In the smallest units of the base currency. */
  amount: number
  payer: { email: string; fullName: string }
  rental: NotedRental
}

export interface EarlySession {
  prepared: Prepared
  customerId: string
}

/**
 * Where a booking names the session of Stripe that pays for it, that is opened first. A second try of the
 * same booking has the same one, by which it is found.
 */
export async function openEarlySession(
  deps: FlowDeps,
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
  deps: FlowDeps,
  { amount, payer, rental }: EarlySessionRequest,
  shown: string,
): Promise<EarlySession> {
  const rate = await lookUpPaymentRate(deps, { provider: 'stripe', currency: shown })
  const charge = makeCharge({ amount, provider: 'stripe', ...rate })
  const session = await answer(
    deps.api.POST('/api/create-checkout-session', {
      body: {
        amount: amountBeforeCut(charge),
        currency: charge.currency,
        locale: deps.locale.read(),
        receiptEmail: payer.email,
        customerName: payer.fullName,
        ...makePaymentNote(rental, deps.config.siteName, 'session'),
      },
    }),
  )
  return {
    customerId: session.customerId,
    prepared: {
      paymentId: session.sessionId,
      provider: 'stripe',
      clientSecret: session.clientSecret,
      charge: { ...charge, baseAmount: amount },
      expiresAt: null,
      timeLeft: null,
    },
  }
}

const preparedKey = (bookingId: string) => ['prepared-payment', bookingId]

/** In the memory of this page alone: the secret of a form is written down nowhere. */
export const rememberPrepared = (deps: FlowDeps, bookingId: string, prepared: Prepared): void =>
  void deps.queryClient().setQueryData(preparedKey(bookingId), prepared)

export const recallPrepared = (deps: FlowDeps, bookingId: string): Prepared | undefined =>
  deps.queryClient().getQueryData(preparedKey(bookingId))
