import { createContext, type ReactNode } from 'react'

/** The amount of a currency that equals one unit of the base currency. */
export interface DisplayRate {
  currency: string
  rate: number
}

/** `null` if amounts are shown in the base currency. */
export const RateContext = createContext<DisplayRate | null>(null)

/**
 * The chosen currency when amounts cannot be shown in it, because it is not supported or no source has its
 * rate.
 */
export const UnavailableCurrency = createContext<string | null>(null)

export interface RateProviderProps {
  /** `null` until the rate is loaded, and when it cannot be loaded. */
  rate: DisplayRate | null
  unavailable?: string | null
  children: ReactNode
}

/**
 * Provides the rate. Without one, amounts are shown in the base currency, so that a failure never hides a
 * price.
 */
export const RateProvider = ({ rate, unavailable = null, children }: RateProviderProps) => (
  <UnavailableCurrency value={unavailable}>
    <RateContext value={rate}>{children}</RateContext>
  </UnavailableCurrency>
)
