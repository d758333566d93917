import { toMinor } from '@masar/domain/money/money.ts'
import type { Refund } from '@masar/machines/payment/payment-facts.ts'
import { usePrices } from '#rental/prices.tsx'

/** What goes back, in the currency it was charged in; null when the server does not say. */
export function useRefundText(refund: Refund | null): string | null {
  const { showIn } = usePrices()
  return refund && showIn(toMinor(refund.amount, refund.currency), refund.currency)
}
