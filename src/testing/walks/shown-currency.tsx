import { type PropsWithChildren, useSyncExternalStore } from 'react'

import { type DisplayRate, RateProvider } from '#rental/display-rate.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'

import { PART_TITLE } from './screen-follows.ts'

/** All amounts in models are whole numbers in both currencies. */
const DISPLAY_RATES = [
  { currency: 'TND', rate: 1 },
  { currency: 'EUR', rate: 0.5 },
] as const satisfies readonly DisplayRate[]

let isInEuros = false
const listeners = new Set<() => void>()

/** Returns the currency that the page currently shows, with its rate. */
export const getShownCurrency = (): DisplayRate => DISPLAY_RATES[isInEuros ? 1 : 0]

export const showDinars = () => setIsInEuros(false)

/** Switches to the other currency, like a visitor in the page header. */
export const changeCurrency = () => setIsInEuros(!isInEuros)

function setIsInEuros(to: boolean) {
  isInEuros = to
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

interface WalkFrameProps extends PropsWithChildren {
  /** Renders the heading of the page above a part of a page. */
  isPart: boolean
}

/** Renders a page in the current currency, and again after each change, so outdated amounts are noticed. */
export const WalkFrame = ({ isPart, children }: WalkFrameProps) => (
  <RateProvider rate={useSyncExternalStore(subscribe, getShownCurrency)}>
    {isPart ? <PageHeading title={PART_TITLE} /> : null}
    {children}
  </RateProvider>
)
