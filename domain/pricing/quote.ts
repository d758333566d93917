import type { Amount } from '../money/money.ts'
import type { PaymentProviderName } from '../payment/providers.ts'
import { makeOfferLines } from './extra-offers.ts'
import {
  type ExtraSwitches,
  EXTRAS,
  type Extra,
  type ExtraOffer,
  addIncludedExtras,
} from './extras.ts'
import { type PaymentChoice, type PaymentFacts, listPaymentTerms } from '../payment/payment.ts'
import type { PriceLine } from './price.ts'

/** `taken`: unavailable for these dates. `soldOut`: fully booked for all dates. */
export type Availability = 'free' | 'taken' | 'soldOut' | 'comingSoon'

/**
 * The server's current availability and price of this car for this trip. Amounts are millimes
 * including the supplier's percentage.
 */
export interface Quote {
  carId: string
  availability: Availability
  days: number
  /** Without extras, which `makeBill` adds. */
  lines: readonly PriceLine[]
  offers: Readonly<Record<Extra, ExtraOffer>>
  deposit: Amount
  /** The supplier lets customers pay at the counter. */
  payLater: boolean
  /** The visitor's country, from `country-code`. */
  country: string | null
  /** The online payment providers in the operator's order; absent while unknown. */
  providers?: readonly PaymentProviderName[]
  licenseRequired: boolean
  minimumAge: number
  /** The rental conditions that apply, if the supplier has any. */
  conditions?: { supplierId: string; version: number }
  /** The customer's own booking of this car for this time, if any and if the server returns it. */
  own?: OwnBooking
}

/** The customer's own booking, made in another tab or on an earlier visit. */
export interface OwnBooking {
  bookingId: string
  /** `void` while its payment is pending. */
  status: string
  /** The latest payment of the booking, used to query the payment status. */
  paymentId: string | null
  provider: PaymentProviderName | null
}

export interface Bill {
  lines: readonly PriceLine[]
  total: Amount
}

/** What the customer saw when submitting the booking. */
export interface AgreedTerms {
  rental: Amount
  deposit: Amount
  /** The version of the rental conditions. */
  conditions?: number
}

export function makeBill({ lines, offers }: Quote, extras: ExtraSwitches): Bill {
  const bought = EXTRAS.flatMap((extra) =>
    extras[extra] ? makeOfferLines(extra, offers[extra]) : [],
  )
  const all = [...lines, ...bought]
  return { lines: all, total: all.reduce((sum, line) => sum + line.amount, 0) }
}

export const offersExtras = ({ offers }: Quote): boolean =>
  EXTRAS.some((extra) => offers[extra].offer !== 'unavailable')

/** Extracts the facts that `payment.ts` needs from a quote. */
export function extractPaymentFacts(quote: Quote, extras: ExtraSwitches): PaymentFacts {
  const { payLater, deposit, country, providers } = quote
  const takesPayments = providers && providers.length > 0
  return { payLater, deposit, country, takesPayments, rental: makeBill(quote, extras).total }
}

export function isBarred(quote: Quote, extras: ExtraSwitches, choice: PaymentChoice): boolean {
  const terms = listPaymentTerms(extractPaymentFacts(quote, extras)).find(
    (each) => each.choice === choice,
  )
  return terms?.barredBy !== null
}

/**
 * Adapts the extras to a quote: included ones are switched on, unavailable ones off. An additional driver
 * remains the customer's choice even when included, since the driver must be named.
 */
export function adaptExtras(extras: ExtraSwitches, { offers }: Quote): ExtraSwitches {
  const fitting = addIncludedExtras(extras, offers)
  for (const extra of EXTRAS) if (offers[extra].offer === 'unavailable') fitting[extra] = false
  return fitting
}
