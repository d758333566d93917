import { type Cashier, isUnsettled, type Payment, providerOf } from '../cashier.ts'
import { NoSuchPayment, type PaymentProvider, type ProviderPayment } from '../provider.ts'
import { conclude, expire } from './conclude.ts'
import { giveBackNow } from './give-back.ts'

/**
 * Makes a payment unpayable and notes what became of it: money that has come or is moving counts,
 * everything else is over.
 */
export async function closePayment(cashier: Cashier, payment: Payment): Promise<Payment> {
  const { reference } = payment
  if (!isUnsettled(payment)) return payment
  if (reference === null) return expire(cashier, payment)
  const provider = providerOf(cashier, payment.provider)
  const truth = await closedTruth(provider, reference)
  if (!truth) return expire(cashier, payment)
  return giveBackNow(cashier, await conclude(cashier, payment, truth))
}

async function closedTruth(
  provider: PaymentProvider,
  reference: string,
): Promise<ProviderPayment | null> {
  try {
    await provider.close(reference)
    const truth = await provider.read(reference)
    const isMoney = truth.standing === 'paid' || truth.standing === 'processing'
    return isMoney ? truth : { ...truth, standing: 'expired' }
  } catch (error) {
    if (error instanceof NoSuchPayment) return null
    throw error
  }
}
