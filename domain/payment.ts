import type { BookingStatus } from './booking-status.ts'
import type { Amount } from './money.ts'

/** Nothing that costs money is preselected, so that this order has no first choice. */
export const PAYMENT_CHOICES = ['later', 'deposit', 'full'] as const
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number]

/** Where people may not pay in full online (specification 5, decisions "Users in Tunisia"). */
const NO_FULL_PAYMENT_COUNTRY = 'TN'

/** Why a choice cannot be taken; the page shows the reason, the server refuses with the code. */
export type PaymentBar = 'supplier-wants-payment' | 'no-deposit' | 'country'

export interface PaymentFacts {
  /** The supplier lets customers pay at the counter. */
  readonly payLater: boolean
  /** Both with the supplier's percentage in them: `priceRental().total` and `depositOf()`. */
  readonly rental: Amount
  readonly deposit: Amount
  /** Of the visitor, from `country-code`; unknown bars nothing. */
  readonly country?: string | null | undefined
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
  /** Online, when booking. `now` and `atCounter` always add up to rental and deposit. */
  readonly now: Due
  readonly atCounter: Due
}

/** The three choices of the payment step, barred ones with their reason (contract 4.3). */
export function paymentTerms(facts: PaymentFacts): PaymentTerms[] {
  return PAYMENT_CHOICES.map((choice) => termsOf(choice, facts))
}

export function termsOf(choice: PaymentChoice, facts: PaymentFacts): PaymentTerms {
  const rentalNow = choice === 'full' ? facts.rental : 0
  const depositNow = choice === 'later' ? 0 : facts.deposit
  return {
    choice,
    barredBy: barOn(choice, facts),
    now: due(rentalNow, depositNow),
    atCounter: due(facts.rental - rentalNow, facts.deposit - depositNow),
  }
}

/** `booking.price` of the wire: the amount of the choice, for pay later that of the rental. */
export function bookingPrice(choice: PaymentChoice, facts: PaymentFacts): Amount {
  return choice === 'later' ? facts.rental : termsOf(choice, facts).now.total
}

/** How a choice is told to the server; the spelling is the wire's. */
export function paymentFlags(choice: PaymentChoice) {
  return {
    payLater: choice === 'later',
    isDeposit: choice === 'deposit',
    isPayedInFull: choice === 'full',
  }
}

export type PaymentFlags = ReturnType<typeof paymentFlags>

/** The choice behind the flags of a request; null when they name none. */
export function paymentChoiceOf(flags: Partial<PaymentFlags>): PaymentChoice | null {
  if (flags.payLater) return 'later'
  if (flags.isDeposit) return 'deposit'
  return flags.isPayedInFull ? 'full' : null
}

/** The status a booking has once its choice is carried out; `void` until an online one is. */
export const STATUS_WHEN_PAID = {
  later: 'pending',
  deposit: 'deposit',
  full: 'paidInFull',
} as const satisfies Record<PaymentChoice, BookingStatus>

function barOn(choice: PaymentChoice, { payLater, deposit, country }: PaymentFacts) {
  if (choice === 'later') return payLater ? null : 'supplier-wants-payment'
  if (choice === 'deposit') return deposit > 0 ? null : 'no-deposit'
  return country?.toUpperCase() === NO_FULL_PAYMENT_COUNTRY ? 'country' : null
}

function due(rental: Amount, deposit: Amount): Due {
  return { rental, deposit, total: rental + deposit }
}
