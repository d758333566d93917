import { toMinor } from '@masar/domain/money/money.ts'
import type { Refund } from '@masar/machines/payment/payment-facts.ts'
import { usePrices } from '#rental/prices.tsx'

/**
 * Formats the refunded amount in the currency of the charge; returns null when the server does not send the
 * amount.
 */
export function useRefundText(refund: Refund | null): string | null {
  const { showIn } = usePrices()
  return refund && showIn(toMinor(refund.amount, refund.currency), refund.currency)
}
