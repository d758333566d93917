import { PROVIDER_RULES } from '@masar/domain/payment/provider-rules.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

/** What the customer looks at while paying. */
export interface SdkRequest {
  provider: PaymentProviderName
  /** The language of the page: `fr`, `en`, `es` or one that is added later. */
  locale: string
  /** What is charged, as `EUR`. */
  currency: string
}

/** Which script is needed for that: two wishes with one script need no second download. */
export interface SdkScript {
  provider: PaymentProviderName
  /** As the provider spells it; null where the script is the same in every language. */
  locale: string | null
  /** Null where the script is the same for every currency. */
  currency: string | null
}

export function sdkScript({ provider, locale, currency }: SdkRequest): SdkScript {
  const { scriptLocale } = PROVIDER_RULES[provider]
  return scriptLocale
    ? { provider, locale: scriptLocale(locale), currency }
    : { provider, locale: null, currency: null }
}

export function isSameScript(a: SdkRequest, b: SdkRequest): boolean {
  return JSON.stringify(sdkScript(a)) === JSON.stringify(sdkScript(b))
}
