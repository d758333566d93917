import { createContext, type ReactNode } from 'react'

import { SUPPORTED_CURRENCIES } from '#domain/money/currencies.ts'

/** How much of a currency one unit of the base currency buys; `null` while unknown or when no source answers. */
export interface DisplayRate {
  currency: string
  rate: number
}

/** `null` where amounts are shown as they are. */
export const RateContext = createContext<DisplayRate | null>(null)

/**
 * Without a rate, or in a currency that nobody can count in, the amounts below stay in the
 * base currency and say so: a failure never hides a price.
 */
export function RateProvider(props: { rate: DisplayRate | null; children: ReactNode }) {
  const { rate, children } = props
  const canBeShown = rate !== null && SUPPORTED_CURRENCIES.includes(rate.currency)

  return <RateContext value={canBeShown ? rate : null}>{children}</RateContext>
}
