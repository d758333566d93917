import { baseCurrency } from '@masar/domain/service/operator.ts'
import { use, useMemo } from 'react'

import { formatMoney, shownStep } from '@masar/domain/money/money-format.ts'
import { type Amount, type Conversion, convert, roundIn } from '@masar/domain/money/money.ts'
import {
  type PriceFacts,
  type PricePart,
  summarizePrice,
} from '@masar/domain/pricing/price-summary.ts'
import {
  type BillAmounts,
  shownBill,
  shownChange,
  shownPayment,
} from '@masar/domain/pricing/shown-bill.ts'

import { RateContext } from './display-rate.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'

/** The texts of a price; null for parts that are zero. */
export interface PriceTexts {
  rentalLines: string[]
  extraLines: string[]
  rental: string
  extras: string | null
  total: string
  deposit: string | null
  online: PartTexts | null
  atPickUp: PartTexts | null
  /** The overpaid amount since the price fell; null if nothing is refunded. */
  refund: string | null
}

export interface PartTexts {
  amount: string
  refundable: string | null
  isNothing: boolean
}

export interface Prices {
  /** The display currency: the chosen one, or the base currency if there is no rate for it. */
  currency: string
  /** Formats a single amount in millimes in the display currency. */
  show: (millimes: number) => string
  /** The nearest amount in millimes that is round in the display currency. */
  round: (millimes: number) => number
  /** Formats a bill and its payments so that the amounts shown add up. */
  showBill: (bill: BillAmounts) => {
    lines: string[]
    rental: string
    deposit: string
    total: string
  }
  showPayment: (bill: BillAmounts, paid: Amount) => { paid: string; due: string; refund: string }
  /** Formats a whole price and its payment dates so that the amounts shown add up. */
  showPrice: (facts: PriceFacts) => PriceTexts
  /** Formats two prices and the signed difference between them. */
  showChange: (before: number, after: number) => { before: string; after: string; change: string }
  /** Formats an amount in the smallest units of a currency without conversion: what will be charged. */
  showIn: (units: number, currency: string) => string
}

/** The only way to show money: takes integers in millimes, returns text in the visitor's currency. */
export function usePrices(): Prices {
  const { language } = usePreferences()
  const displayed = use(RateContext)
  const { currency, rate } = displayed ?? { currency: baseCurrency(), rate: 1 }

  return useMemo(() => {
    const format = (units: number) => formatMoney(units, currency, language)
    const step = shownStep(currency)
    const to = { currency, rate, step }
    return {
      currency,
      round: (millimes) => roundIn(millimes, to),
      show: (millimes) => format(convert(millimes, rate, currency, step)),
      showBill: (bill) => {
        const { lines, rental, deposit, total } = shownBill(bill, to)
        return {
          lines: lines.map(format),
          rental: format(rental),
          deposit: format(deposit),
          total: format(total),
        }
      },
      showPayment: (bill, part) => {
        const { paid, due, refund } = shownPayment(bill, part, to)
        return { paid: format(paid), due: format(due), refund: format(refund) }
      },
      showPrice: (facts) => showSummary(facts, to, format),
      showChange: (from, until) => {
        const { before, after, difference } = shownChange(from, until, to)
        const sign = difference > 0 ? '+' : difference < 0 ? '\u2212' : ''
        const change = `${sign}${format(Math.abs(difference))}`
        return { before: format(before), after: format(after), change }
      },
      showIn: (units, charged) => formatMoney(units, charged, language),
    }
  }, [currency, rate, language])
}

function showSummary(
  facts: PriceFacts,
  to: Conversion,
  format: (units: number) => string,
): PriceTexts {
  const { rentalLines, extraLines, rental, extras, total, deposit, online, atPickUp, refund } =
    summarizePrice(facts, to)
  const withoutZero = (units: number) => (units > 0 ? format(units) : null)
  const part = ({ amount, refundable }: PricePart): PartTexts => ({
    amount: format(amount),
    refundable: withoutZero(refundable),
    isNothing: amount === 0,
  })
  return {
    rentalLines: rentalLines.map(format),
    extraLines: extraLines.map(format),
    rental: format(rental),
    extras: withoutZero(extras),
    total: format(total),
    deposit: withoutZero(deposit),
    online: online && part(online),
    atPickUp: atPickUp && part(atPickUp),
    refund: withoutZero(refund),
  }
}
