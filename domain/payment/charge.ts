import type { components } from '@masar/openapi/schema.d.ts'

import { type Amount, convert, toMajor } from '../money/money.ts'
import { getBaseCurrency } from '../service/operator.ts'
import { PROVIDER_RULES } from './provider-rules.ts'
import type { PaymentProviderName } from './providers.ts'

type Wire = components['schemas']

/** The amount that is charged to the customer. */
export interface Charge {
  /** In the smallest units of `currency`. */
  readonly amount: Amount
  readonly currency: string
  /** The value of one dinar in `currency`; 1 for the dinar itself. */
  readonly rate: number
}

export interface ChargeableAmount {
  /** In millimes. */
  readonly amount: Amount
  /** The shown currency; if the provider does not support it, another one is charged. */
  readonly currency: string
  /** The value of one dinar in `chooseChargeCurrency(provider, currency)`. */
  readonly rate: number
  readonly provider: PaymentProviderName
}

/**
 * The fallback when a provider does not support the shown currency: all providers support euros.
 */
export const FALLBACK_CURRENCY = 'EUR'

export const canCharge = (provider: PaymentProviderName, currency: string): boolean =>
  PROVIDER_RULES[provider].canCharge(currency)

/** Chooses the currency to charge when prices are shown in `displayed`, which the provider may not support. */
export const chooseChargeCurrency = (provider: PaymentProviderName, displayed: string): string =>
  canCharge(provider, displayed) ? displayed : FALLBACK_CURRENCY

/**
 * Returns the actual charge. It is rounded half-up once, to what the provider can charge and a button can show:
 * hundredths, even for currencies with thousandths.
 */
export function makeCharge({ amount, currency, rate, provider }: ChargeableAmount): Charge {
  const charged = chooseChargeCurrency(provider, currency)
  const worth = charged === getBaseCurrency() ? 1 : rate
  const step = PROVIDER_RULES[provider].step(charged)
  return { amount: convert(amount, worth, charged, step), currency: charged, rate: worth }
}

/** Converts a charge to its wire format, which includes the amount in dinars. */
export const toWireCharge = (charge: Charge, base: Amount): Wire['Charge'] => ({
  amount: toMajor(charge.amount, charge.currency),
  currency: charge.currency,
  baseAmount: toMajor(base),
  baseCurrency: getBaseCurrency(),
  rate: charge.rate,
})
