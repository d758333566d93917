/** BookCars does not list its payment providers, so the operator sets their keys in `config.json`. */
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

export interface PaidBeforeBooking {
  /**
   * What the payment fields of a booking refer to: the session created before the booking, or a PayPal order
   * created later.
   */
  names: 'session' | 'order'
  isTestKey: (key: string) => boolean
}

/** Null for providers that BookCars does not support. */
export const PAID_BEFORE_BOOKING: Record<PaymentProviderName, PaidBeforeBooking | null> = {
  sandbox: null,
  stripe: { names: 'session', isTestKey: (key) => key.startsWith('pk_test_') },
  payPal: { names: 'order', isTestKey: () => false },
}
