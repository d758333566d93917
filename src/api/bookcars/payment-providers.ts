/** BookCars does not list its payment providers, so the operator sets their keys in `config.json`. */
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

export interface PrepaymentRules {
  /**
   * What a booking's payment fields refer to: the session, created before the booking, or a PayPal order,
   * created later.
   */
  names: 'session' | 'order'
  isTestKey: (key: string) => boolean
}

/** Null for providers that BookCars does not support. */
export const PREPAYMENT_RULES: Record<PaymentProviderName, PrepaymentRules | null> = {
  sandbox: null,
  stripe: { names: 'session', isTestKey: (key) => key.startsWith('pk_test_') },
  payPal: { names: 'order', isTestKey: () => false },
}
