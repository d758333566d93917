import { getBaseCurrency } from '@masar/domain/service/operator.ts'
import { use, useMemo } from 'react'

import { formatMoney, getShownStep } from '@masar/domain/money/money-format.ts'
import {
  type Amount,
  type Conversion,
  convert,
  roundInCurrency,
} from '@masar/domain/money/money.ts'
import {
  type PriceFacts,
  type PricePart,
  summarizePrice,
} from '@masar/domain/pricing/price-summary.ts'
import {
  type BillAmounts,
  makeShownBill,
  makeShownChange,
  makeShownPayment,
} from '@masar/domain/pricing/shown-bill.ts'

import { RateContext } from './display-rate.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'

/** A price as text; null for parts that are zero. */
export interface PriceTexts {
  rentalLines: string[]
  extraLines: string[]
  rental: string
  extras: string | null
  total: string
  deposit: string | null
  online: PartTexts | null
  atPickUp: PartTexts | null
  /** The amount that was overpaid because the price fell; null if nothing is refunded. */
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
  /** Returns the nearest amount in millimes that is round in the display currency. */
  round: (millimes: number) => number
  /** Formats a bill and its payments so that the amounts shown add up. */
  showBill: (bill: BillAmounts) => {
    lines: string[]
    rental: string
    deposit: string
    total: string
  }
  showPayment: (bill: BillAmounts, paid: Amount) => { paid: string; due: string; refund: string }
  /** Formats a whole price and the parts in which it is paid so that the amounts shown add up. */
  showPrice: (facts: PriceFacts) => PriceTexts
  /** Formats two prices and the signed difference between them. */
  showChange: (before: number, after: number) => { before: string; after: string; change: string }
  /**
   * Formats an amount to be charged, without conversion. The amount is in the smallest units of its currency.
   */
  showIn: (units: number, currency: string) => string
}

/**
 * Returns the functions that format all money in the app. They take integers in millimes and return text in the
 * visitor's currency.
 */
export function usePrices(): Prices {
  const { language } = usePreferences()
  const displayed = use(RateContext)
  const { currency, rate } = displayed ?? { currency: getBaseCurrency(), rate: 1 }

  return useMemo(() => {
    const format = (units: number) => formatMoney(units, currency, language)
    const step = getShownStep(currency)
    const to = { currency, rate, step }
    return {
      currency,
      round: (millimes) => roundInCurrency(millimes, to),
      show: (millimes) => format(convert(millimes, rate, currency, step)),
      showBill: (bill) => {
        const { lines, rental, deposit, total } = makeShownBill(bill, to)
        return {
          lines: lines.map(format),
          rental: format(rental),
          deposit: format(deposit),
          total: format(total),
        }
      },
      showPayment: (bill, part) => {
        const { paid, due, refund } = makeShownPayment(bill, part, to)
        return { paid: format(paid), due: format(due), refund: format(refund) }
      },
      showPrice: (facts) => showSummary(facts, to, format),
      showChange: (from, until) => {
        const { before, after, difference } = makeShownChange(from, until, to)
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
