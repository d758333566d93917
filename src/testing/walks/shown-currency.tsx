import { type PropsWithChildren, useSyncExternalStore } from 'react'

import { type DisplayRate, RateProvider } from '#rental/display-rate.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'

import { PART_TITLE } from './screen-follows.ts'

/** All amounts of the models are whole in both. */
const RATES = [
  { currency: 'TND', rate: 1 },
  { currency: 'EUR', rate: 0.5 },
] as const satisfies readonly DisplayRate[]

let isInEuros = false
const listeners = new Set<() => void>()

/** The currency that the page of the walk shows now. */
export const currencyShown = (): DisplayRate => RATES[isInEuros ? 1 : 0]

export const showDinars = () => change(false)

/** The visitor chooses the other currency, in the head of the page. */
export const changeCurrency = () => change(!isInEuros)

function change(to: boolean) {
  isInEuros = to
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

interface WalkFrameProps extends PropsWithChildren {
  /** A part of a page is drawn below the heading of its page. */
  isPart: boolean
}

/** Draws a page in the currency of the moment: a page that keeps an amount of the other one is wrong. */
export const WalkFrame = ({ isPart, children }: WalkFrameProps) => (
  <RateProvider rate={useSyncExternalStore(subscribe, currencyShown)}>
    {isPart ? <PageHeading title={PART_TITLE} /> : null}
    {children}
  </RateProvider>
)
