import { use, useMemo } from 'react'

import { formatMoney, shownStep } from '#domain/money-format.ts'
import { convert, convertParts } from '#domain/money.ts'

import { RateContext } from './display-rate.tsx'
import { usePreferences } from './preferences.tsx'

export interface Prices {
  /** The currency that amounts are shown in: the chosen one, or TND when there is no rate for it. */
  currency: string
  /** Text for an amount in millimes, in the display currency. */
  show: (millimes: number) => string
  /** Texts for amounts that add up, as they are shown, to the text of their total. */
  showParts: (millimes: readonly number[]) => string[]
  /** Text for an amount in the smallest units of a currency, as it is: what will be charged. */
  showIn: (units: number, currency: string) => string
}

/** The one way to show money: integers of millimes in, text in the visitor's currency out. */
export function usePrices(): Prices {
  const { language } = usePreferences()
  const { currency, rate } = use(RateContext)

  return useMemo(() => {
    const format = (units: number) => formatMoney(units, currency, language)
    const step = shownStep(currency)
    return {
      currency,
      show: (millimes) => format(convert(millimes, rate, currency, step)),
      showParts: (millimes) => convertParts(millimes, rate, currency, step).map(format),
      showIn: (units, charged) => formatMoney(units, charged, language),
    }
  }, [currency, rate, language])
}
