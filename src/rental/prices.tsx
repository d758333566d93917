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

/** A price in words: of what is nothing, there is no text. */
export interface PriceTexts {
  rentalLines: string[]
  extraLines: string[]
  rental: string
  extras: string | null
  total: string
  deposit: string | null
  online: PartTexts | null
  atPickUp: PartTexts | null
  /** Paid too much since the price fell: null where nothing is refunded. */
  refund: string | null
}

export interface PartTexts {
  amount: string
  refundable: string | null
  isNothing: boolean
}

export interface Prices {
  /** The currency that amounts are shown in: the chosen one, or the base currency when there is no rate for it. */
  currency: string
  /** Text for an amount in millimes that stands alone, in the display currency. */
  show: (millimes: number) => string
  /** The amount in millimes nearest to this one that is round in the display currency. */
  round: (millimes: number) => number
  /** Texts for a bill, and for what is paid of it, that add up as they are shown. */
  showBill: (bill: BillAmounts) => {
    lines: string[]
    rental: string
    deposit: string
    total: string
  }
  showPayment: (bill: BillAmounts, paid: Amount) => { paid: string; due: string; refund: string }
  /** Texts for a whole price and the times at which it is paid, that add up as they are shown. */
  showPrice: (facts: PriceFacts) => PriceTexts
  /** Texts for two prices and, with its sign, the difference between them. */
  showChange: (before: number, after: number) => { before: string; after: string; change: string }
  /** Text for an amount in the smallest units of a currency, as it is: what will be charged. */
  showIn: (units: number, currency: string) => string
}

/** The one way to show money: integers of millimes in, text in the visitor's currency out. */
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
