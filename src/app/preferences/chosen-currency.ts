import { getBaseCurrency } from '@masar/domain/service/operator.ts'

import type { AppConfig } from '../config.ts'
import { stored } from '../storage.ts'
import { readPreferenceCookie } from './preference-cookies.ts'

type Offer = Pick<AppConfig, 'currencies'>

/** Returns the display currency: the visitor's choice, or the operator's first currency. */
export function readChosenCurrency(offer: Offer): string {
  const offered = (choice: string | null) => offer.currencies.find((one) => one === choice)
  return (
    offered(stored('masar-currency')) ??
    offered(readPreferenceCookie('currency')) ??
    getDefaultCurrency(offer)
  )
}

/** Returns the display currency of visitors who have not chosen one. */
export const getDefaultCurrency = ({ currencies }: Offer): string =>
  currencies[0] ?? getBaseCurrency()
