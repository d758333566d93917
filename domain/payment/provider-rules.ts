import { SUPPORTED_CURRENCIES } from '../money/currencies.ts'
import { getShownStep } from '../money/money-format.ts'
import { isLanguage, toRegionLocale } from '../service/languages.ts'
import type { PaymentProviderName } from './providers.ts'

export interface ProviderRules {
  readonly canCharge: (currency: string) => boolean
  /** The smallest difference between two charges, in the smallest unit of the currency. */
  readonly step: (currency: string) => number
  /**
   * Returns the provider's locale for a language, if it builds its script for one language and one currency.
   * Null if one script serves all.
   */
  readonly scriptLocale: ((language: string) => string) | null
}

/**
 * Stripe counts ISK and UGX in units that differ from ISO 4217, and does not support the other currencies in
 * this list.
 */
const STRIPE_UNSUPPORTED_CURRENCIES = new Set(
  'BTN CUP ERN GHS IQD IRR ISK KPW LYD MGA MRU SDG SLE SSP STN SVC SYP TMT UGX VES ZWG'.split(' '),
)
const PAYPAL_CURRENCIES = new Set(
  'AUD CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' '),
)
/** PayPal accepts no decimals for these, although they have hundredths. */
const PAYPAL_WHOLE_UNIT_CURRENCIES = new Set(['HUF', 'TWD'])

const isSupported = (currency: string) => SUPPORTED_CURRENCIES.includes(currency)

/** What each provider can charge, and how its script is configured. */
export const PROVIDER_RULES: Record<PaymentProviderName, ProviderRules> = {
  sandbox: { canCharge: isSupported, step: getShownStep, scriptLocale: null },
  // Stripe also requires the third decimal to be 0.
  stripe: {
    canCharge: (currency) => isSupported(currency) && !STRIPE_UNSUPPORTED_CURRENCIES.has(currency),
    step: getShownStep,
    scriptLocale: null,
  },
  payPal: {
    canCharge: (currency) => PAYPAL_CURRENCIES.has(currency),
    step: (currency) => (PAYPAL_WHOLE_UNIT_CURRENCIES.has(currency) ? 100 : getShownStep(currency)),
    scriptLocale: (language) => toRegionLocale(isLanguage(language) ? language : 'en'),
  },
}
