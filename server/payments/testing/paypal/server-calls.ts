import { answerJson, type SimulatorRequest } from '../simulator/loopback.ts'
import type { Route } from '../simulator/routes.ts'
import type { PayPalLedger } from './ledger.ts'
import { toOrderObject, toPayPalRefundObject } from './objects.ts'
import { createMalformedError } from './paypal-api-error.ts'

/** The part of PayPal's API that a server calls with its access token. */
export const createPayPalServerRoutes = (ledger: PayPalLedger): readonly Route[] => [
  {
    call: /^POST \/v2\/checkout\/orders$/,
    answer: (received) => answerJson(toOrderObject(ledger.addOrder(parseOrder(received))), 201),
  },
  {
    call: /^GET \/v2\/checkout\/orders\/(\w+)$/,
    answer: (_asked, id) => answerJson(toOrderObject(ledger.order(id))),
  },
  {
    call: /^POST \/v2\/checkout\/orders\/(\w+)\/capture$/,
    answer: (_asked, id) => answerJson(toOrderObject(ledger.capture(id)), 201),
  },
  {
    call: /^POST \/v2\/payments\/captures\/(\w+)\/refund$/,
    answer: (_asked, id) => answerJson(toPayPalRefundObject(ledger.refund(id)), 201),
  },
]

const CURRENCIES_WITHOUT_DECIMALS = ['HUF', 'JPY', 'TWD']
const KNOWN_CURRENCIES =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'

type Body = {
  intent?: string
  purchase_units?: {
    amount?: { currency_code?: string; value?: string }
    invoice_id?: string
    custom_id?: string
    description?: string
  }[]
  payment_source?: { paypal?: { experience_context?: Record<string, string> } }
}

function parseOrder({ body }: SimulatorRequest) {
  const { intent, purchase_units: units = [], payment_source } = JSON.parse(body) as Body
  const [unit] = units
  const context = payment_source?.paypal?.experience_context ?? {}
  if (intent !== 'CAPTURE' || !unit || units.length > 1)
    throw createMalformedError('INVALID_PARAMETER_VALUE')
  if (context['shipping_preference'] !== 'NO_SHIPPING')
    throw createMalformedError('SHIPPING_IS_SIMULATED_NOT')
  if (context['user_action'] !== 'PAY_NOW') throw createMalformedError('PAY_NOW_IS_SIMULATED_ONLY')
  if ((unit.description?.length ?? 0) > 127) throw createMalformedError('INVALID_STRING_LENGTH')
  return {
    amount: readAmount(unit.amount ?? {}),
    invoiceId: unit.invoice_id ?? '',
    customId: unit.custom_id ?? '',
    description: unit.description ?? '',
    locale: context['locale'] ?? 'en-US',
    brandName: context['brand_name'] ?? '',
    returnUrl: context['return_url'] ?? '',
  }
}

function readAmount({
  currency_code = '',
  value = '',
}: {
  currency_code?: string
  value?: string
}) {
  if (!KNOWN_CURRENCIES.split(' ').includes(currency_code))
    throw createMalformedError('CURRENCY_NOT_SUPPORTED')
  const pattern = CURRENCIES_WITHOUT_DECIMALS.includes(currency_code) ? /^\d+$/ : /^\d+\.\d{2}$/
  if (!pattern.test(value)) throw createMalformedError('DECIMALS_NOT_SUPPORTED')
  if (Number(value) <= 0) throw createMalformedError('CANNOT_BE_ZERO_OR_NEGATIVE')
  return { currency_code, value }
}
