import type { Amount } from '../money/money.ts'

export interface NotedPayment {
  /** With it, staff note what was paid at the counter. Unknown statuses note nothing. */
  readonly status: string
  /** Paid online and not refunded; 0 where the backend does not send it. */
  readonly paidOnline: Amount
  /** With extras and without the deposit. */
  readonly rental: Amount
  readonly deposit: Amount
}

/** Paid by now, online or at the counter: the larger of the payments and what the status notes. */
export function paidAmount({ status, paidOnline, rental, deposit }: NotedPayment): Amount {
  return Math.max(paidOnline, readNotedAmount(status, rental, deposit))
}

function readNotedAmount(status: string, rental: Amount, deposit: Amount): Amount {
  if (status === 'deposit') return deposit
  if (status === 'paid') return rental
  return status === 'paidInFull' ? rental + deposit : 0
}
