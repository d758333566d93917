import type { BookingStatus } from '../booking/booking-status.ts'
import type { Amount } from '../money/money.ts'
import { getCountryWithoutFullPayment } from '../service/operator.ts'

/**
 * There is no default, because nothing that costs money is preselected. `rental` leaves the deposit for
 * pick-up.
 */
export const PAYMENT_CHOICES = ['later', 'deposit', 'rental', 'full'] as const
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number]

/** Why a choice is barred: the page shows this reason, and the server rejects the choice with the same code. */
export type PaymentBar = 'supplier-wants-payment' | 'no-deposit' | 'country' | 'no-provider'

export interface PaymentFacts {
  /** The supplier lets customers pay at the counter. */
  readonly payLater: boolean
  /**
   * `rental` and `deposit` include the supplier's percentage: `priceRental().total` and `computeCarDeposit()`.
   */
  readonly rental: Amount
  readonly deposit: Amount
  /** The visitor's country, from `country-code`. If unknown, no choice is barred because of it. */
  readonly country?: string | null | undefined
  /** Whether online payments are available. If unknown, no choice is barred because of this. */
  readonly takesPayments?: boolean | undefined
}

/** The part of the rental's cost that is due at one time. */
export interface DueAmounts {
  readonly rental: Amount
  readonly deposit: Amount
  readonly total: Amount
}

export interface PaymentTerms {
  readonly choice: PaymentChoice
  readonly barredBy: PaymentBar | null
  /** Paid online when booking. `now` and `atCounter` always add up to rental and deposit. */
  readonly now: DueAmounts
  readonly atCounter: DueAmounts
}

/**
 * Returns the choices of the payment step, including barred ones with their reason (BOOK-13). Without a
 * deposit, `rental` would equal `full` and is omitted.
 */
export function listPaymentTerms(facts: PaymentFacts): PaymentTerms[] {
  return PAYMENT_CHOICES.filter((choice) => choice !== 'rental' || facts.deposit > 0).map(
    (choice) => makePaymentTerms(choice, facts),
  )
}

export function makePaymentTerms(choice: PaymentChoice, facts: PaymentFacts): PaymentTerms {
  const now = getDueNow(choice, facts)
  return {
    choice,
    barredBy: findPaymentBar(choice, facts),
    now,
    atCounter: makeDueAmounts(facts.rental - now.rental, facts.deposit - now.deposit),
  }
}

/** Returns `booking.price` on the wire: the amount paid online with this choice, or the rental for `later`. */
export function getBookingPrice(choice: PaymentChoice, facts: PaymentFacts): Amount {
  return choice === 'later' ? facts.rental : getDueNow(choice, facts).total
}

/** Converts a choice to the flags that represent it on the wire. */
export function toPaymentFlags(choice: PaymentChoice) {
  return {
    payLater: choice === 'later',
    isDeposit: choice === 'deposit',
    isPayedInFull: choice === 'full',
  }
}

export type PaymentFlags = ReturnType<typeof toPaymentFlags>

/** Returns the choice that the flags of a request or booking represent. */
export function readAgreedChoice(flags: Partial<PaymentFlags>): PaymentChoice {
  if (flags.payLater) return 'later'
  if (flags.isDeposit) return 'deposit'
  return flags.isPayedInFull ? 'full' : 'rental'
}

/**
 * A stored booking has no `payLater`. Bookings to be paid at the counter have none of these
 * statuses unless staff set one.
 */
const ONLINE_STATUSES: readonly string[] = ['void', 'deposit', 'paid', 'paidInFull']

/** Returns the payment choice of a stored booking. */
export function readBookedChoice({
  status,
  isDeposit = false,
  isPayedInFull = false,
}: {
  status: string
  isDeposit?: boolean | undefined
  isPayedInFull?: boolean | undefined
}): PaymentChoice {
  const choice = readAgreedChoice({ isDeposit, isPayedInFull })
  return choice === 'rental' && !ONLINE_STATUSES.includes(status) ? 'later' : choice
}

/**
 * The status of a confirmed booking by payment choice. With an online choice, the status is `void` until the
 * customer pays.
 */
export const CONFIRMED_STATUS_BY_CHOICE = {
  later: 'pending',
  deposit: 'deposit',
  full: 'paidInFull',
  rental: 'paid',
} as const satisfies Record<PaymentChoice, BookingStatus>

/** Returns why a choice is barred; null when it is available. */
export function findPaymentBar(
  choice: PaymentChoice,
  { payLater, deposit, country, takesPayments = true }: PaymentFacts,
): PaymentBar | null {
  if (choice === 'later') return payLater ? null : 'supplier-wants-payment'
  if (choice === 'deposit' && deposit === 0) return 'no-deposit'
  const isFull = choice !== 'deposit'
  if (isFull && country && country.toUpperCase() === getCountryWithoutFullPayment())
    return 'country'
  return takesPayments ? null : 'no-provider'
}

function getDueNow(choice: PaymentChoice, { rental, deposit }: PaymentFacts): DueAmounts {
  const isRentalNow = choice === 'full' || choice === 'rental'
  const isDepositNow = choice === 'full' || choice === 'deposit'
  return makeDueAmounts(isRentalNow ? rental : 0, isDepositNow ? deposit : 0)
}

function makeDueAmounts(rental: Amount, deposit: Amount): DueAmounts {
  return { rental, deposit, total: rental + deposit }
}
