import { SUPPORTED_CURRENCIES } from '../money/currencies.ts'
import { shownStep } from '../money/money-format.ts'
import { isLanguage, regionLocale } from '../service/languages.ts'
import type { PaymentProviderName } from './providers.ts'

export interface ProviderRules {
  readonly canCharge: (currency: string) => boolean
  /** The smallest amount by which two charges can differ, in the smallest unit of the currency. */
  readonly step: (currency: string) => number
  /** How its script spells a language, where it is made for one language and one currency; null where one script serves all. */
  readonly scriptLocale: ((language: string) => string) | null
}

/** Stripe counts ISK and UGX in other units than ISO 4217, and does not support the others. */
const NOT_BY_STRIPE = new Set(
  'BTN CUP ERN GHS IQD IRR ISK KPW LYD MGA MRU SDG SLE SSP STN SVC SYP TMT UGX VES ZWG'.split(' '),
)
const BY_PAYPAL = new Set(
  'AUD CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' '),
)
/** PayPal takes no decimals in these, although they have hundredths. */
const WHOLE_AT_PAYPAL = new Set(['HUF', 'TWD'])

const isSupported = (currency: string) => SUPPORTED_CURRENCIES.includes(currency)

/** What each provider can charge, and for what its script is made. */
export const PROVIDER_RULES: Record<PaymentProviderName, ProviderRules> = {
  sandbox: { canCharge: isSupported, step: shownStep, scriptLocale: null },
  // Stripe, too, wants the last of three decimals to be 0.
  stripe: {
    canCharge: (currency) => isSupported(currency) && !NOT_BY_STRIPE.has(currency),
    step: shownStep,
    scriptLocale: null,
  },
  payPal: {
    canCharge: (currency) => BY_PAYPAL.has(currency),
    step: (currency) => (WHOLE_AT_PAYPAL.has(currency) ? 100 : shownStep(currency)),
    scriptLocale: (language) => regionLocale(isLanguage(language) ? language : 'en'),
  },
}
