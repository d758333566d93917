import type { PaymentProviderName } from '#domain/payment/charge.ts'

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

const PAYPAL_LOCALES: Record<string, string> = { fr: 'fr_FR', es: 'es_ES' }

/** PayPal's script is made for one language and one currency (PAY-12). */
export function sdkScript({ provider, locale, currency }: SdkRequest): SdkScript {
  if (provider !== 'payPal') return { provider, locale: null, currency: null }
  return { provider, locale: PAYPAL_LOCALES[locale] ?? 'en_US', currency }
}

export function isSameScript(a: SdkRequest, b: SdkRequest): boolean {
  return JSON.stringify(sdkScript(a)) === JSON.stringify(sdkScript(b))
}
