import { answerJson } from '../simulator/loopback.ts'
import type { Route } from '../simulator/routes.ts'
import { type Form, formOf, placesOf, textAt, textsAt } from './form.ts'
import type { StripeLedger } from './ledger.ts'
import { customerObject, listObject, refundObject, sessionObject } from './objects.ts'
import type { Ordered } from './records.ts'
import { invalid } from './refusal.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** What our server may send, so that a parameter which Stripe does not know is found here. */
const KNOWN = {
  customer: ['email', 'name', 'metadata.*'],
  session: [
    'mode',
    'ui_mode',
    'customer',
    'client_reference_id',
    'locale',
    'expires_at',
    'return_url',
    'metadata.*',
    'adaptive_pricing.enabled',
    'allowed_payment_method_types.*',
    'payment_intent_data.metadata.*',
    'payment_intent_data.description',
    'line_items.*.quantity',
    'line_items.*.price_data.currency',
    'line_items.*.price_data.unit_amount',
    'line_items.*.price_data.product_data.name',
    'line_items.*.price_data.product_data.description',
  ],
  refund: ['payment_intent', 'amount', 'reason', 'metadata.*'],
}

/** The part of Stripe's API that a server calls with its secret key. */
export const serverCalls = (ledger: StripeLedger): readonly Route[] => [
  {
    call: /^GET \/v1\/customers$/,
    answer: ({ query }) =>
      answerJson(listObject('/v1/customers', customersBy(ledger, formOf(query.toString())))),
  },
  {
    call: /^POST \/v1\/customers$/,
    answer: ({ body }) =>
      answerJson(customerObject(addCustomer(ledger, knownForm(body, KNOWN.customer)))),
  },
  {
    call: /^POST \/v1\/checkout\/sessions$/,
    answer: ({ body }) =>
      answerJson(
        sessionObject(ledger.addSession(orderedOf(ledger, knownForm(body, KNOWN.session)))),
      ),
  },
  {
    call: /^GET \/v1\/checkout\/sessions\/(\w+)$/,
    answer: ({ query }, id) =>
      answerJson(sessionObject(ledger.session(id), isExpanded(formOf(query.toString())))),
  },
  {
    call: /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
    answer: (_asked, id) => answerJson(sessionObject(ledger.expire(id))),
  },
  {
    call: /^GET \/v1\/refunds$/,
    answer: ({ query }) => {
      const intent = query.get('payment_intent')
      const refunds = ledger.refunds.filter((refund) => refund.intent === intent).toReversed()
      return answerJson(listObject('/v1/refunds', refunds.map(refundObject)))
    },
  },
  {
    call: /^POST \/v1\/refunds$/,
    answer: ({ body }) => answerJson(refundObject(refundOf(ledger, knownForm(body, KNOWN.refund)))),
  },
]

const isExpanded = (form: Form) =>
  Object.values(textsAt(form, 'expand')).some((what) => what.startsWith('payment_intent'))

function customersBy(ledger: StripeLedger, form: Form) {
  const email = textAt(form, 'email')
  const limit = Number(textAt(form, 'limit') ?? 10)
  return ledger.customers
    .filter((customer) => email === null || customer.email === email)
    .slice(0, limit)
    .map(customerObject)
}

const addCustomer = (ledger: StripeLedger, form: Form) =>
  ledger.addCustomer(required(form, 'email'), textAt(form, 'name'))

function refundOf(ledger: StripeLedger, form: Form) {
  const amount = textAt(form, 'amount')
  const intent = required(form, 'payment_intent')
  return ledger.refund(intent, amount === null ? null : Number(amount), textsAt(form, 'metadata'))
}

function orderedOf(ledger: StripeLedger, form: Form): Ordered {
  if (required(form, 'mode') !== 'payment') throw invalid('Only payments are simulated.')
  if (required(form, 'ui_mode') !== 'elements')
    throw invalid('Invalid ui_mode: must be elements here.', { param: 'ui_mode' })
  const expiresAt = Number(required(form, 'expires_at'))
  const life = expiresAt - ledger.seconds
  if (!(life >= 30 * MINUTE && life <= DAY))
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    )
  const customer = required(form, 'customer')
  if (!ledger.customers.some(({ id }) => id === customer))
    throw invalid(`No such customer: '${customer}'`, { code: 'resource_missing' })
  return {
    ...priceOf(form),
    customer,
    expiresAt,
    locale: textAt(form, 'locale') ?? 'auto',
    returnUrl: required(form, 'return_url'),
    metadata: textsAt(form, 'metadata'),
    intentMetadata: metadataOf(form, 'payment_intent_data'),
  }
}

function metadataOf(form: Form, place: string): Record<string, string> {
  const inner = form[place]
  return typeof inner === 'object' ? textsAt(inner, 'metadata') : {}
}

function priceOf(form: Form): Pick<Ordered, 'amount' | 'currency' | 'itemName'> {
  const item = 'line_items.0'
  if (textAt(form, 'line_items.1.quantity')) throw invalid('One line item is simulated.')
  const amount = Number(required(form, `${item}.price_data.unit_amount`))
  const currency = required(form, `${item}.price_data.currency`)
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw invalid('Invalid positive integer', { param: 'line_items[0][price_data][unit_amount]' })
  if (currency !== currency.toLowerCase()) throw invalid(`Invalid currency: ${currency}`)
  if (['bhd', 'jod', 'kwd', 'omr', 'tnd'].includes(currency) && amount % 10 !== 0)
    throw invalid(`Amounts in ${currency} must end with 0.`)
  return {
    amount: amount * Number(textAt(form, `${item}.quantity`) ?? 1),
    currency,
    itemName: required(form, `${item}.price_data.product_data.name`),
  }
}

function required(form: Form, place: string): string {
  const text = textAt(form, place)
  if (text) return text
  throw invalid(`Missing required param: ${place}.`, { code: 'parameter_missing', param: place })
}

function knownForm(body: string, known: readonly string[]): Form {
  const form = formOf(body)
  for (const place of placesOf(form)) {
    const isKnown = known.some((one) =>
      one.endsWith('metadata.*') ? place.startsWith(one.slice(0, -1)) : one === place,
    )
    if (!isKnown)
      throw invalid(`Received unknown parameter: ${place}`, {
        code: 'parameter_unknown',
        param: place,
      })
  }
  return form
}
