import type { components } from '#openapi/schema.d.ts'

import { SUPPORTED_CURRENCIES } from '../money/currencies.ts'
import { shownStep } from '../money/money-format.ts'
import { type Amount, convert, toMajor } from '../money/money.ts'
import { baseCurrency } from '../service/operator.ts'
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

/** Stripe counts ISK and UGX in other units than ISO 4217, and does not support the others. */
const NOT_BY_STRIPE = new Set(
  'BTN CUP ERN GHS IQD IRR ISK KPW LYD MGA MRU SDG SLE SSP STN SVC SYP TMT UGX VES ZWG'.split(' '),
)
const BY_PAYPAL = new Set(
  'AUD CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' '),
)
/** PayPal takes no decimals in these, although they have hundredths. */
const WHOLE_AT_PAYPAL = new Set(['HUF', 'TWD'])

interface ProviderMoney {
  readonly canCharge: (currency: string) => boolean
  /** The smallest amount by which two charges can differ, in the smallest unit of the currency. */
  readonly step: (currency: string) => number
}

const isSupported = (currency: string) => SUPPORTED_CURRENCIES.includes(currency)

const PROVIDER_MONEY: Record<PaymentProviderName, ProviderMoney> = {
  sandbox: { canCharge: isSupported, step: shownStep },
  // Stripe, too, wants the last of three decimals to be 0.
  stripe: {
    canCharge: (currency) => isSupported(currency) && !NOT_BY_STRIPE.has(currency),
    step: shownStep,
  },
  payPal: {
    canCharge: (currency) => BY_PAYPAL.has(currency),
    step: (currency) => (WHOLE_AT_PAYPAL.has(currency) ? 100 : shownStep(currency)),
  },
}

export const canCharge = (provider: PaymentProviderName, currency: string): boolean =>
  PROVIDER_MONEY[provider].canCharge(currency)

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
  const step = PROVIDER_MONEY[provider].step(charged)
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
