/** Whom a BookCars backend takes payments with, which it does not say: the operator names their keys in `config.json`. */
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

export interface PaidBeforeBooking {
  /** What a booking says of its payment: the session that was opened before it, or that an order of PayPal will follow. */
  names: 'session' | 'order'
  isTestKey: (key: string) => boolean
}

/** Null for those that it does not know. */
export const PAID_BEFORE_BOOKING: Record<PaymentProviderName, PaidBeforeBooking | null> = {
  sandbox: null,
  stripe: { names: 'session', isTestKey: (key) => key.startsWith('pk_test_') },
  payPal: { names: 'order', isTestKey: () => false },
}
