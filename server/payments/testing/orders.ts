import { objectId } from '../../db/object-id.ts'
import type { PaymentOrder } from '../provider.ts'

/** A payment to open: three days of a small car, for half an hour. */
export const paymentOrder = (other: Partial<PaymentOrder> = {}): PaymentOrder => ({
  paymentId: objectId(),
  bookingId: objectId(),
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
