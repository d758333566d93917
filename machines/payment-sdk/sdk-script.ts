import type { PaymentProviderName } from '#domain/payment/providers.ts'

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

type Variant = Pick<SdkScript, 'locale' | 'currency'>

const scriptForAll = (): Variant => ({ locale: null, currency: null })

const VARIANTS: Record<PaymentProviderName, (request: SdkRequest) => Variant> = {
  sandbox: scriptForAll,
  stripe: scriptForAll,
  // PayPal's script is made for one language and one currency (PAY-12).
  payPal: ({ locale, currency }) => ({ locale: PAYPAL_LOCALES[locale] ?? 'en_US', currency }),
}

export const sdkScript = (request: SdkRequest): SdkScript => ({
  provider: request.provider,
  ...VARIANTS[request.provider](request),
})

export function isSameScript(a: SdkRequest, b: SdkRequest): boolean {
  return JSON.stringify(sdkScript(a)) === JSON.stringify(sdkScript(b))
}
