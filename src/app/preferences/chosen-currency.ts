import { getBaseCurrency } from '@masar/domain/service/operator.ts'

import type { AppConfig } from '../config.ts'
import { readStoredValue } from '../storage.ts'
import { readPreferenceCookie } from './preference-cookies.ts'

type OfferedCurrencies = Pick<AppConfig, 'currencies'>

/** Returns the display currency: the visitor's choice, or the operator's first currency. */
export function readChosenCurrency(offer: OfferedCurrencies): string {
  const offered = (choice: string | null) => offer.currencies.find((one) => one === choice)
  return (
    offered(readStoredValue('masar-currency')) ??
    offered(readPreferenceCookie('currency')) ??
    getDefaultCurrency(offer)
  )
}

/** Returns the display currency of visitors who have not chosen one. */
export const getDefaultCurrency = ({ currencies }: OfferedCurrencies): string =>
  currencies[0] ?? getBaseCurrency()
