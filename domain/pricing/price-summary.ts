import type { Amount, Conversion } from '../money/money.ts'
import { sumAmounts } from '../money/money.ts'
import { type PaymentChoice, makePaymentTerms } from '../payment/payment.ts'
import { makeShownBill, makeShownPayment } from './shown-bill.ts'

/** The facts needed to show a price. Amounts are in millimes and include the supplier's percentage. */
export interface PriceFacts {
  /** The lines of the rental, without its extras. */
  readonly rental: readonly Amount[]
  readonly extras: readonly Amount[]
  readonly deposit: Amount
  /** Null before a choice is made. */
  readonly choice: PaymentChoice | null
  /** The amount paid online; null before booking, while the amount of the choice is still due. */
  readonly paid: Amount | null
}

/** A part of a price: due now, or at pick-up. */
export interface PricePart {
  readonly amount: Amount
  /** The part of the amount that is the deposit. */
  readonly refundable: Amount
}

/** A price as every page shows it, in the smallest units of the shown currency. */
export interface PriceSummary {
  readonly rentalLines: readonly Amount[]
  readonly extraLines: readonly Amount[]
  readonly rental: Amount
  readonly extras: Amount
  /** Rental and extras, without the deposit. */
  readonly total: Amount
  readonly deposit: Amount
  /**
   * Due now or already paid; null before a payment choice. Both parts add up to total and deposit.
   */
  readonly online: PricePart | null
  readonly atPickUp: PricePart | null
  /** The overpaid amount after the price fell; refunded at pick-up. */
  readonly refund: Amount
}

/**
 * Computes a price for display. Every page shows prices this way (MONEY-19), so visible amounts add up
 * (MONEY-17).
 */
export function summarizePrice(facts: PriceFacts, to: Conversion): PriceSummary {
  const { rental, extras, deposit } = facts
  const bill = { lines: [...rental, ...extras], deposit }
  const shown = makeShownBill(bill, to)
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
  const online = getOnlineAmount(facts)
  if (online === null) return { online: null, atPickUp: null, refund: 0 }

  const bill = { lines: [...facts.rental, ...facts.extras], deposit: facts.deposit }
  const { paid, due, refund, deposit } = makeShownPayment(bill, online, to, facts.choice)
  const isDepositOnline = coversDeposit(facts, online)
  return {
    online: { amount: paid, refundable: isDepositOnline ? deposit : 0 },
    atPickUp: { amount: Math.max(0, due), refundable: isDepositOnline ? 0 : deposit },
    refund,
  }
}

function getOnlineAmount({ rental, extras, deposit, choice, paid }: PriceFacts): Amount | null {
  if (paid !== null || choice === null) return paid
  const total = sumAmounts([...rental, ...extras])
  return makePaymentTerms(choice, { payLater: true, rental: total, deposit }).now.total
}

/** Whether the deposit is part of the online amount rather than of the rest due at pick-up. */
function coversDeposit({ rental, extras, deposit, choice }: PriceFacts, online: Amount): boolean {
  if (online >= sumAmounts([...rental, ...extras]) + deposit) return true
  return (choice === 'deposit' || choice === 'full') && online >= deposit
}
