import type { StripeCheckoutSession } from '@stripe/stripe-js'

import type { PageSession } from '../messages.ts'

/** Builds a session as the page sees it. */
export function buildCheckoutSession(
  page: PageSession,
  isComplete: boolean,
): StripeCheckoutSession {
  const divisor = getCurrencyDivisor(page.currency)
  const total = formatAmount(page.amount, page)
  const none = formatAmount(0, page)
  return {
    ...UNUSED_FIELDS,
    canConfirm: page.status === 'open' && isComplete,
    currency: page.currency,
    id: page.id,
    lastPaymentError: page.error && { message: page.error.message },
    lineItems: [],
    livemode: false,
    minorUnitsAmountDivisor: divisor,
    status:
      page.status === 'complete'
        ? { type: 'complete', paymentStatus: page.payment_status }
        : { type: page.status },
    total: {
      appliedBalance: none,
      balanceAppliedToNextInvoice: false,
      discount: none,
      shippingRate: none,
      subtotal: total,
      surcharge: none,
      taxExclusive: none,
      taxInclusive: none,
      total,
    },
  }
}

const UNUSED_FIELDS = {
  billingAddress: null,
  businessName: null,
  nameCollection: null,
  currencyOptions: null,
  discountAmounts: null,
  email: null,
  phoneNumber: null,
  recurring: null,
  savedPaymentMethods: null,
  shipping: null,
  shippingAddress: null,
  shippingOptions: [],
  surcharge: null,
  tax: { status: 'ready' },
  taxAmounts: null,
  taxIdInfo: null,
  optionalItems: null,
} satisfies Partial<StripeCheckoutSession>

function formatAmount(minorUnitsAmount: number, { currency, locale }: PageSession) {
  const language = locale === 'auto' ? navigator.language : locale
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  return {
    minorUnitsAmount,
    amount: format.format(minorUnitsAmount / getCurrencyDivisor(currency)),
  }
}

function getCurrencyDivisor(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
}
