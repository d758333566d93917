import type { Amount } from '../money/money.ts'
import type { PaymentProviderName } from '../payment/providers.ts'
import { offerLines } from './extra-offers.ts'
import { type ExtraSwitches, EXTRAS, type Extra, type ExtraOffer, withIncluded } from './extras.ts'
import { type PaymentChoice, type PaymentFacts, paymentTerms } from '../payment/payment.ts'
import type { PriceLine } from './price.ts'

/** `taken`: for these dates. `soldOut`: fully booked, whatever the dates. */
export type Availability = 'free' | 'taken' | 'soldOut' | 'comingSoon'

/**
 * What the server says now about this car for this trip: may it be had, and for how much. Amounts
 * are millimes with the supplier's percentage in them.
 */
export interface Quote {
  carId: string
  availability: Availability
  days: number
  /** Of the rental alone; `makeBill` adds the extras. */
  lines: readonly PriceLine[]
  offers: Readonly<Record<Extra, ExtraOffer>>
  deposit: Amount
  /** The supplier lets customers pay at the counter. */
  payLater: boolean
  /** Of the visitor, from `country-code`. */
  country: string | null
  /** Whom to pay online with, in the operator's order; absent while nobody knows. */
  providers?: readonly PaymentProviderName[]
  licenseRequired: boolean
  minimumAge: number
  /** The customer's own booking of this car in this time, where there is one and the server tells. */
  own?: OwnBooking
}

/** A booking of the very person who asks, made in another tab or at an earlier visit. */
export interface OwnBooking {
  bookingId: string
  /** `void` while its payment is awaited. */
  status: string
  /** Its latest payment, by which it is asked about. */
  paymentId: string | null
  provider: PaymentProviderName | null
}

export interface Bill {
  lines: readonly PriceLine[]
  total: Amount
}

/** What the customer saw when booking was asked for. */
export interface Agreed {
  rental: Amount
  deposit: Amount
}

export function makeBill({ lines, offers }: Quote, extras: ExtraSwitches): Bill {
  const bought = EXTRAS.flatMap((extra) => (extras[extra] ? offerLines(extra, offers[extra]) : []))
  const all = [...lines, ...bought]
  return { lines: all, total: all.reduce((sum, line) => sum + line.amount, 0) }
}

/** Whether the car comes with an extra, or one can be added to it. */
export const offersExtras = ({ offers }: Quote): boolean =>
  EXTRAS.some((extra) => offers[extra].offer !== 'unavailable')

/** What `payment.ts` asks of a quote. */
export function paymentFacts(quote: Quote, extras: ExtraSwitches): PaymentFacts {
  const { payLater, deposit, country, providers } = quote
  const takesPayments = providers && providers.length > 0
  return { payLater, deposit, country, takesPayments, rental: makeBill(quote, extras).total }
}

export function isBarred(quote: Quote, extras: ExtraSwitches, choice: PaymentChoice): boolean {
  const terms = paymentTerms(paymentFacts(quote, extras)).find((each) => each.choice === choice)
  return terms?.barredBy !== null
}

/**
 * The switches a quote allows: what is included is on, what is not offered is off. An additional
 * driver stays the customer's choice even when included, since somebody has to be named.
 */
export function fittingExtras(extras: ExtraSwitches, { offers }: Quote): ExtraSwitches {
  const fitting = withIncluded(extras, offers)
  for (const extra of EXTRAS) if (offers[extra].offer === 'unavailable') fitting[extra] = false
  return fitting
}
