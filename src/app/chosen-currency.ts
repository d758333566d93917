import type { Config } from './config.ts'
import { stored } from './storage.ts'

/** The currency that prices are shown in: the visitor's choice, or the operator's first. */
export function chosenCurrency({ currencies }: Pick<Config, 'currencies'>): string {
  const kept = stored('masar-currency')
  return currencies.find((currency) => currency === kept) ?? currencies[0] ?? 'TND'
}
