import { baseCurrency } from '@masar/domain/service/operator.ts'

import type { AppConfig } from '../config.ts'
import { stored } from '../storage.ts'
import { readPreferenceCookie } from './preference-cookies.ts'

type Offer = Pick<AppConfig, 'currencies'>

/** The display currency: the visitor's choice, or the operator's first. */
export function chosenCurrency(offer: Offer): string {
  const offered = (choice: string | null) => offer.currencies.find((one) => one === choice)
  return (
    offered(stored('masar-currency')) ??
    offered(readPreferenceCookie('currency')) ??
    defaultCurrency(offer)
  )
}

/** The currency when the visitor has chosen none. */
export const defaultCurrency = ({ currencies }: Offer): string => currencies[0] ?? baseCurrency()
