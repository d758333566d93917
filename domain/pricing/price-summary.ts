import type { Amount, Conversion } from '../money/money.ts'
import { sumAmounts } from '../money/money.ts'
import { type PaymentChoice, makeTerms } from '../payment/payment.ts'
import { shownBill, shownPayment } from './shown-bill.ts'

/** What a price is told from; amounts in millimes, with the supplier's percentage in them. */
export interface PriceFacts {
  /** The lines of the rental, without its extras. */
  readonly rental: readonly Amount[]
  readonly extras: readonly Amount[]
  readonly deposit: Amount
  /** Null before one is chosen. */
  readonly choice: PaymentChoice | null
  /** What has come online; null while nothing is booked, and the part of the choice is due now. */
  readonly paid: Amount | null
}

/** One of the two times at which a price is paid. */
export interface PricePart {
  readonly amount: Amount
  /** How much of it is the deposit. */
  readonly refundable: Amount
}

/** A price as every page tells it, in the smallest units of the currency it is shown in. */
export interface PriceSummary {
  readonly rentalLines: readonly Amount[]
  readonly extraLines: readonly Amount[]
  readonly rental: Amount
  readonly extras: Amount
  /** Rental and extras: the deposit is none of the price. */
  readonly total: Amount
  readonly deposit: Amount
  /** Due now, or paid already; null before a way to pay is chosen. Both parts are total and deposit. */
  readonly online: PricePart | null
  readonly atPickUp: PricePart | null
  /** Paid and no longer owed since the price fell: refunded at pick-up. */
  readonly refund: Amount
}

/** The one way to tell a price (MONEY-19): what a person can add up adds up (MONEY-17). */
export function summarizePrice(facts: PriceFacts, to: Conversion): PriceSummary {
  const { rental, extras, deposit } = facts
  const bill = { lines: [...rental, ...extras], deposit }
  const shown = shownBill(bill, to)
  const [rentalLines, extraLines] = [
    shown.lines.slice(0, rental.length),
    shown.lines.slice(rental.length),
  ]
  return {
    rentalLines,
    extraLines,
    rental: sumAmounts(rentalLines),
    extras: sumAmounts(extraLines),
    total: shown.rental,
    deposit: shown.deposit,
    ...dividePrice(facts, to),
  }
}

type PriceParts = Pick<PriceSummary, 'online' | 'atPickUp' | 'refund'>

function dividePrice(facts: PriceFacts, to: Conversion): PriceParts {
  const online = onlineAmount(facts)
  if (online === null) return { online: null, atPickUp: null, refund: 0 }

  const bill = { lines: [...facts.rental, ...facts.extras], deposit: facts.deposit }
  const { paid, due, refund, deposit } = shownPayment(bill, online, to, facts.choice)
  const isDepositOnline = coversDeposit(facts, online)
  return {
    online: { amount: paid, refundable: isDepositOnline ? deposit : 0 },
    atPickUp: { amount: Math.max(0, due), refundable: isDepositOnline ? 0 : deposit },
    refund,
  }
}

function onlineAmount({ rental, extras, deposit, choice, paid }: PriceFacts): Amount | null {
  if (paid !== null || choice === null) return paid
  const total = sumAmounts([...rental, ...extras])
  return makeTerms(choice, { payLater: true, rental: total, deposit }).now.total
}

/** The deposit is in what is paid online, and not in what is left for the pick-up. */
function coversDeposit({ rental, extras, deposit, choice }: PriceFacts, online: Amount): boolean {
  if (online >= sumAmounts([...rental, ...extras]) + deposit) return true
  return (choice === 'deposit' || choice === 'full') && online >= deposit
}
