import { findCurrency } from '@masar/domain/money/currencies.ts'
import { toMajor } from '@masar/domain/money/money.ts'
import { LANGUAGES, toRegionLocale } from '@masar/domain/service/languages.ts'

import type { PaymentOrder } from '../provider.ts'
import type { PayPalMoney } from './paypal-objects.ts'

/** PayPal rejects decimals in these currencies, although they have hundredths. */
const CURRENCIES_WITHOUT_DECIMALS = new Set(['HUF', 'TWD'])
const MAX_NAME_LENGTH = 127
const MAX_BRAND_LENGTH = 127

/** Builds an order that the customer approves at PayPal and this server captures. */
export function buildOrderBody(order: PaymentOrder, brandName: string) {
  const { bookingId, paymentId, name, description } = order
  const language = LANGUAGES.find((one) => order.locale.startsWith(one)) ?? 'en'
  // The order id does not exist yet; PayPal adds it to this URL as `?token=`.
  const url = order.returnUrl.replace('{reference}', 'paypal')
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        // PayPal charges an invoice id only once, however many orders contain it.
        invoice_id: bookingId,
        custom_id: paymentId,
        description: truncate(description || name, MAX_NAME_LENGTH),
        amount: toPayPalMoney(order),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: truncate(brandName, MAX_BRAND_LENGTH),
          locale: toRegionLocale(language).replace('_', '-'),
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          // Only used when no window can be opened over the page.
          return_url: url,
          cancel_url: url,
        },
      },
    },
  }
}

function toPayPalMoney({ amount, currency }: PaymentOrder): PayPalMoney {
  const decimals = CURRENCIES_WITHOUT_DECIMALS.has(currency) ? 0 : findCurrency(currency).decimals
  return { currency_code: currency, value: toMajor(amount, currency).toFixed(decimals) }
}

const truncate = (text: string, longest: number) =>
  text.length <= longest ? text : `${text.slice(0, longest - 3)}...`
