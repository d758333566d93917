import type { components } from '@masar/openapi/schema.d.ts'

import { type Amount, convert, toMajor } from '../money/money.ts'
import { baseCurrency } from '../service/operator.ts'
import { PROVIDER_RULES } from './provider-rules.ts'
import type { PaymentProviderName } from './providers.ts'

type Wire = components['schemas']

/** What a customer's bank will be asked for. */
export interface Charge {
  /** In the smallest units of `currency`. */
  readonly amount: Amount
  readonly currency: string
  /** What one dinar is worth in `currency`; 1 for the dinar itself. */
  readonly rate: number
}

export interface Chargeable {
  /** In millimes. */
  readonly amount: Amount
  /** The one that prices are shown in; another one is charged where the provider cannot take it. */
  readonly currency: string
  /** What one dinar is worth in `chargeCurrency(provider, currency)`. */
  readonly rate: number
  readonly provider: PaymentProviderName
}

/** Charged where a provider cannot take what is shown: everybody can take it. */
export const CURRENCY_INSTEAD = 'EUR'

export const canCharge = (provider: PaymentProviderName, currency: string): boolean =>
  PROVIDER_RULES[provider].canCharge(currency)

/** The currency that is charged when prices are shown in another: PayPal cannot take dinars. */
export const chargeCurrency = (provider: PaymentProviderName, displayed: string): string =>
  canCharge(provider, displayed) ? displayed : CURRENCY_INSTEAD

/**
 * What will really be charged, rounded half-up once to what the provider can take and a button can
 * say: hundredths, of currencies with thousandths too.
 */
export function makeCharge({ amount, currency, rate, provider }: Chargeable): Charge {
  const charged = chargeCurrency(provider, currency)
  const worth = charged === baseCurrency() ? 1 : rate
  const step = PROVIDER_RULES[provider].step(charged)
  return { amount: convert(amount, worth, charged, step), currency: charged, rate: worth }
}

/** As the wire tells it, next to the amount in dinars that it stands for. */
export const chargeOnWire = (charge: Charge, base: Amount): Wire['Charge'] => ({
  amount: toMajor(charge.amount, charge.currency),
  currency: charge.currency,
  baseAmount: toMajor(base),
  baseCurrency: baseCurrency(),
  rate: charge.rate,
})
