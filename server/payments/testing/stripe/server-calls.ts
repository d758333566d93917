import { answerJson } from '../simulator/loopback.ts'
import type { Route } from '../simulator/routes.ts'
import { type NestedForm, listFormPaths, getFormText, getFormTexts, parseForm } from './form.ts'
import type { StripeLedger } from './ledger.ts'
import { toCustomerObject, toListObject, toSessionObject, toStripeRefundObject } from './objects.ts'
import type { SessionInput } from './records.ts'
import { createInvalidRequestError } from './stripe-api-error.ts'

const SECONDS_PER_MINUTE = 60
const SECONDS_PER_DAY = 24 * 60 * SECONDS_PER_MINUTE

/** The parameters that our server may send; all others are rejected. */
const KNOWN_PARAMS = {
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
export const createStripeServerRoutes = (ledger: StripeLedger): readonly Route[] => [
  {
    call: /^GET \/v1\/customers$/,
    answer: ({ query }) =>
      answerJson(toListObject('/v1/customers', findCustomers(ledger, parseForm(query.toString())))),
  },
  {
    call: /^POST \/v1\/customers$/,
    answer: ({ body }) =>
      answerJson(
        toCustomerObject(addCustomer(ledger, parseKnownForm(body, KNOWN_PARAMS.customer))),
      ),
  },
  {
    call: /^POST \/v1\/checkout\/sessions$/,
    answer: ({ body }) =>
      answerJson(
        toSessionObject(
          ledger.addSession(parseSession(ledger, parseKnownForm(body, KNOWN_PARAMS.session))),
        ),
      ),
  },
  {
    call: /^GET \/v1\/checkout\/sessions\/(\w+)$/,
    answer: ({ query }, id) =>
      answerJson(toSessionObject(ledger.session(id), isExpanded(parseForm(query.toString())))),
  },
  {
    call: /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
    answer: (_asked, id) => answerJson(toSessionObject(ledger.expire(id))),
  },
  {
    call: /^GET \/v1\/refunds$/,
    answer: ({ query }) => {
      const intent = query.get('payment_intent')
      const refunds = ledger.refunds.filter((refund) => refund.intent === intent).toReversed()
      return answerJson(toListObject('/v1/refunds', refunds.map(toStripeRefundObject)))
    },
  },
  {
    call: /^POST \/v1\/refunds$/,
    answer: ({ body }) =>
      answerJson(
        toStripeRefundObject(createRefund(ledger, parseKnownForm(body, KNOWN_PARAMS.refund))),
      ),
  },
]

const isExpanded = (form: NestedForm) =>
  Object.values(getFormTexts(form, 'expand')).some((what) => what.startsWith('payment_intent'))

function findCustomers(ledger: StripeLedger, form: NestedForm) {
  const email = getFormText(form, 'email')
  const limit = Number(getFormText(form, 'limit') ?? 10)
  return ledger.customers
    .filter((customer) => email === null || customer.email === email)
    .slice(0, limit)
    .map(toCustomerObject)
}

const addCustomer = (ledger: StripeLedger, form: NestedForm) =>
  ledger.addCustomer(requireText(form, 'email'), getFormText(form, 'name'))

function createRefund(ledger: StripeLedger, form: NestedForm) {
  const amount = getFormText(form, 'amount')
  const intent = requireText(form, 'payment_intent')
  return ledger.refund(
    intent,
    amount === null ? null : Number(amount),
    getFormTexts(form, 'metadata'),
  )
}

function parseSession(ledger: StripeLedger, form: NestedForm): SessionInput {
  if (requireText(form, 'mode') !== 'payment')
    throw createInvalidRequestError('Only payments are simulated.')
  if (requireText(form, 'ui_mode') !== 'elements')
    throw createInvalidRequestError('Invalid ui_mode: must be elements here.', { param: 'ui_mode' })
  const expiresAt = Number(requireText(form, 'expires_at'))
  const life = expiresAt - ledger.seconds
  if (!(life >= 30 * SECONDS_PER_MINUTE && life <= SECONDS_PER_DAY))
    throw createInvalidRequestError(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    )
  const customer = requireText(form, 'customer')
  if (!ledger.customers.some(({ id }) => id === customer))
    throw createInvalidRequestError(`No such customer: '${customer}'`, { code: 'resource_missing' })
  return {
    ...readPrice(form),
    customer,
    expiresAt,
    locale: getFormText(form, 'locale') ?? 'auto',
    returnUrl: requireText(form, 'return_url'),
    metadata: getFormTexts(form, 'metadata'),
    intentMetadata: readMetadata(form, 'payment_intent_data'),
  }
}

function readMetadata(form: NestedForm, location: string): Record<string, string> {
  const inner = form[location]
  return typeof inner === 'object' ? getFormTexts(inner, 'metadata') : {}
}

function readPrice(form: NestedForm): Pick<SessionInput, 'amount' | 'currency' | 'itemName'> {
  const item = 'line_items.0'
  if (getFormText(form, 'line_items.1.quantity'))
    throw createInvalidRequestError('One line item is simulated.')
  const amount = Number(requireText(form, `${item}.price_data.unit_amount`))
  const currency = requireText(form, `${item}.price_data.currency`)
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw createInvalidRequestError('Invalid positive integer', {
      param: 'line_items[0][price_data][unit_amount]',
    })
  if (currency !== currency.toLowerCase())
    throw createInvalidRequestError(`Invalid currency: ${currency}`)
  if (['bhd', 'jod', 'kwd', 'omr', 'tnd'].includes(currency) && amount % 10 !== 0)
    throw createInvalidRequestError(`Amounts in ${currency} must end with 0.`)
  return {
    amount: amount * Number(getFormText(form, `${item}.quantity`) ?? 1),
    currency,
    itemName: requireText(form, `${item}.price_data.product_data.name`),
  }
}

function requireText(form: NestedForm, location: string): string {
  const text = getFormText(form, location)
  if (text) return text
  throw createInvalidRequestError(`Missing required param: ${location}.`, {
    code: 'parameter_missing',
    param: location,
  })
}

function parseKnownForm(body: string, known: readonly string[]): NestedForm {
  const form = parseForm(body)
  for (const location of listFormPaths(form)) {
    const isKnown = known.some((one) =>
      one.endsWith('metadata.*') ? location.startsWith(one.slice(0, -1)) : one === location,
    )
    if (!isKnown)
      throw createInvalidRequestError(`Received unknown parameter: ${location}`, {
        code: 'parameter_unknown',
        param: location,
      })
  }
  return form
}
