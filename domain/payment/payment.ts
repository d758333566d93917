import type { BookingStatus } from '../booking/booking-status.ts'
import type { Amount } from '../money/money.ts'
import { noFullPaymentFrom } from '../service/operator.ts'

/**
 * Nothing that costs money is preselected, so this order has no default. `rental` leaves the
 * deposit for pick-up.
 */
export const PAYMENT_CHOICES = ['later', 'deposit', 'rental', 'full'] as const
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number]

/** Why a choice is barred; the page shows the reason, the server rejects it with the code. */
export type PaymentBar = 'supplier-wants-payment' | 'no-deposit' | 'country' | 'no-provider'

export interface PaymentFacts {
  /** The supplier lets customers pay at the counter. */
  readonly payLater: boolean
  /** Both include the supplier's percentage: `priceRental().total` and `carDeposit()`. */
  readonly rental: Amount
  readonly deposit: Amount
  /** The visitor's country, from `country-code`; an unknown one bars nothing. */
  readonly country?: string | null | undefined
  /** Whether online payments are available; unknown bars nothing. */
  readonly takesPayments?: boolean | undefined
}

/** Part of what a rental costs. */
export interface Due {
  readonly rental: Amount
  readonly deposit: Amount
  readonly total: Amount
}

export interface PaymentTerms {
  readonly choice: PaymentChoice
  readonly barredBy: PaymentBar | null
  /** Paid online when booking. `now` and `atCounter` always add up to rental and deposit. */
  readonly now: Due
  readonly atCounter: Due
}

/**
 * Returns the choices of the payment step, barred ones with their reason (BOOK-13). Without a
 * deposit the rental is everything, and is offered as that.
 */
export function paymentTerms(facts: PaymentFacts): PaymentTerms[] {
  return PAYMENT_CHOICES.filter((choice) => choice !== 'rental' || facts.deposit > 0).map(
    (choice) => makeTerms(choice, facts),
  )
}

export function makeTerms(choice: PaymentChoice, facts: PaymentFacts): PaymentTerms {
  const now = dueNow(choice, facts)
  return {
    choice,
    barredBy: paymentBar(choice, facts),
    now,
    atCounter: due(facts.rental - now.rental, facts.deposit - now.deposit),
  }
}

/**
 * Returns `booking.price` of the wire: the amount of the choice; for pay later, that of the rental.
 */
export function bookingPrice(choice: PaymentChoice, facts: PaymentFacts): Amount {
  return choice === 'later' ? facts.rental : dueNow(choice, facts).total
}

/** The flags by which the wire sends a choice. */
export function paymentFlags(choice: PaymentChoice) {
  return {
    payLater: choice === 'later',
    isDeposit: choice === 'deposit',
    isPayedInFull: choice === 'full',
  }
}

export type PaymentFlags = ReturnType<typeof paymentFlags>

/** Returns the choice behind the flags of a request or a booking. */
export function agreedChoice(flags: Partial<PaymentFlags>): PaymentChoice {
  if (flags.payLater) return 'later'
  if (flags.isDeposit) return 'deposit'
  return flags.isPayedInFull ? 'full' : 'rental'
}

/**
 * A stored booking has no `payLater`. Bookings to be paid at the counter have none of these
 * statuses unless staff set one.
 */
const ONLINE_STATUSES: readonly string[] = ['void', 'deposit', 'paid', 'paidInFull']

/** Returns the choice behind a stored booking. */
export function bookedChoice({
  status,
  isDeposit = false,
  isPayedInFull = false,
}: {
  status: string
  isDeposit?: boolean | undefined
  isPayedInFull?: boolean | undefined
}): PaymentChoice {
  const choice = agreedChoice({ isDeposit, isPayedInFull })
  return choice === 'rental' && !ONLINE_STATUSES.includes(status) ? 'later' : choice
}

/**
 * The status of a booking once its choice is carried out; `void` until an online choice is paid.
 */
export const STATUS_WHEN_PAID = {
  later: 'pending',
  deposit: 'deposit',
  full: 'paidInFull',
  rental: 'paid',
} as const satisfies Record<PaymentChoice, BookingStatus>

/** Returns why a choice is barred; null when it is available. */
export function paymentBar(
  choice: PaymentChoice,
  { payLater, deposit, country, takesPayments = true }: PaymentFacts,
): PaymentBar | null {
  if (choice === 'later') return payLater ? null : 'supplier-wants-payment'
  if (choice === 'deposit' && deposit === 0) return 'no-deposit'
  const isFull = choice !== 'deposit'
  if (isFull && country && country.toUpperCase() === noFullPaymentFrom()) return 'country'
  return takesPayments ? null : 'no-provider'
}

function dueNow(choice: PaymentChoice, { rental, deposit }: PaymentFacts): Due {
  const isRentalNow = choice === 'full' || choice === 'rental'
  const isDepositNow = choice === 'full' || choice === 'deposit'
  return due(isRentalNow ? rental : 0, isDepositNow ? deposit : 0)
}

function due(rental: Amount, deposit: Amount): Due {
  return { rental, deposit, total: rental + deposit }
}
