import { PROVIDER_RULES } from '@masar/domain/payment/provider-rules.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

/** The display settings of the page during payment. */
export interface SdkRequest {
  provider: PaymentProviderName
  /** The language of the page: `fr`, `en`, `es` or one that is added later. */
  locale: string
  /** The currency of the charge, such as `EUR`. */
  currency: string
}

/** The script for a request: two requests for the same script need one download. */
export interface SdkScript {
  provider: PaymentProviderName
  /** In the provider's spelling; null when the script is the same in every language. */
  locale: string | null
  /** Null when the script is the same for every currency. */
  currency: string | null
}

export function toSdkScript({ provider, locale, currency }: SdkRequest): SdkScript {
  const { scriptLocale } = PROVIDER_RULES[provider]
  return scriptLocale
    ? { provider, locale: scriptLocale(locale), currency }
    : { provider, locale: null, currency: null }
}

export function isSameScript(a: SdkRequest, b: SdkRequest): boolean {
  return JSON.stringify(toSdkScript(a)) === JSON.stringify(toSdkScript(b))
}
