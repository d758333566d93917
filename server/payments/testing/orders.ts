import { createObjectId } from '../../db/object-id.ts'
import type { PaymentOrder } from '../provider.ts'

/** Builds a payment order for three days with a small car. It expires after half an hour. */
export const buildPaymentOrder = (other: Partial<PaymentOrder> = {}): PaymentOrder => ({
  paymentId: createObjectId(),
  bookingId: createObjectId(),
  reference: null,
  amount: 8_580,
  currency: 'EUR',
  locale: 'fr',
  receiptEmail: 'ada@mail.example',
  customerName: 'Ada Lovelace',
  name: 'Fiat 500, 3 days',
  description: 'Tunis airport',
  expiresAt: new Date(Date.now() + 30 * 60_000),
  returnUrl: 'https://cars.example/checkout-session/{reference}',
  ...other,
})
