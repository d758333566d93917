import type { Amount } from '../money/money.ts'

export interface RecordedPayment {
  /** Staff set the status to record a payment at the counter. Unknown statuses imply no payment. */
  readonly status: string
  /** Paid online and not refunded; 0 if the backend does not send it. */
  readonly paidOnline: Amount
  /** With extras and without the deposit. */
  readonly rental: Amount
  readonly deposit: Amount
}

/**
 * Computes the amount paid so far, online or at the counter: the larger of the online payments and the amount
 * that the status implies.
 */
export function computePaidAmount({
  status,
  paidOnline,
  rental,
  deposit,
}: RecordedPayment): Amount {
  return Math.max(paidOnline, getRecordedAmount(status, rental, deposit))
}

function getRecordedAmount(status: string, rental: Amount, deposit: Amount): Amount {
  if (status === 'deposit') return deposit
  if (status === 'paid') return rental
  return status === 'paidInFull' ? rental + deposit : 0
}
