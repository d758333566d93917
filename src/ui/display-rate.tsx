import { createContext, type ReactNode } from 'react'

/** How much of a currency one dinar buys; `null` while unknown or when no source answers. */
export interface DisplayRate {
  currency: string
  rate: number
}

const BASE: DisplayRate = { currency: 'TND', rate: 1 }
export const RateContext = createContext<DisplayRate>(BASE)

/** Without a rate the amounts below stay in dinars and say so: a failure never hides a price. */
export function RateProvider(props: { rate: DisplayRate | null; children: ReactNode }) {
  return <RateContext value={props.rate ?? BASE}>{props.children}</RateContext>
}
