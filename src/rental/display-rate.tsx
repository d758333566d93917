import { createContext, type ReactNode } from 'react'

import { SUPPORTED_CURRENCIES } from '#domain/currencies.ts'

/** How much of a currency one dinar buys; `null` while unknown or when no source answers. */
export interface DisplayRate {
  currency: string
  rate: number
}

const BASE: DisplayRate = { currency: 'TND', rate: 1 }
export const RateContext = createContext<DisplayRate>(BASE)

/**
 * Without a rate, or in a currency that nobody can count in, the amounts below stay in dinars and
 * say so: a failure never hides a price.
 */
export function RateProvider(props: { rate: DisplayRate | null; children: ReactNode }) {
  const { rate, children } = props
  const canBeShown = rate !== null && SUPPORTED_CURRENCIES.includes(rate.currency)

  return <RateContext value={canBeShown ? rate : BASE}>{children}</RateContext>
}
