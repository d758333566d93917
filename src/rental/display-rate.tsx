import { createContext, type ReactNode } from 'react'

/** How much of a currency one unit of the base currency buys. */
export interface DisplayRate {
  currency: string
  rate: number
}

/** `null` if amounts are shown in the base currency. */
export const RateContext = createContext<DisplayRate | null>(null)

/** The chosen currency if amounts cannot be shown in it: it is not supported, or no source has its rate. */
export const UnavailableCurrency = createContext<string | null>(null)

export interface RateProviderProps {
  /** `null` until the rate is loaded, and when it cannot be. */
  rate: DisplayRate | null
  unavailable?: string | null
  children: ReactNode
}

/** Without a rate the amounts below stay in the base currency: a failure never hides a price. */
export const RateProvider = ({ rate, unavailable = null, children }: RateProviderProps) => (
  <UnavailableCurrency value={unavailable}>
    <RateContext value={rate}>{children}</RateContext>
  </UnavailableCurrency>
)
