import type { components } from '@masar/openapi/schema.d.ts'
import { expect, it } from 'vitest'

import { bookingIssues } from './checkout-steps.ts'

type Checkout = components['schemas']['Checkout']
type Pointer = `/${keyof Omit<Checkout, 'booking'>}` | `/booking/${keyof Checkout['booking']}`

/** The field at which checkout shows that the server refuses a part of the request; null: it is not typed. */
const SHOWN_AT: Record<Pointer, string | null> = {
  '/driver': 'driver',
  '/additionalDriver': 'additionalDriver.additionalDriver',
  '/mainDriver': 'mainDriver.mainDriver',
  '/payLater': 'choice',
  '/payPal': 'choice',
  '/sessionId': 'choice',
  '/customerId': null,
  '/paymentIntentId': null,
  '/conditionsVersion': null,
  '/booking/supplier': null,
  '/booking/car': null,
  '/booking/driver': null,
  '/booking/pickupLocation': null,
  '/booking/dropOffLocation': null,
  '/booking/from': null,
  '/booking/to': null,
  '/booking/status': null,
  '/booking/price': null,
  '/booking/isDeposit': 'choice',
  '/booking/isPayedInFull': 'choice',
  '/booking/cancellation': 'cancellation',
  '/booking/amendments': 'amendments',
  '/booking/theftProtection': 'theftProtection',
  '/booking/collisionDamageWaiver': 'collisionDamageWaiver',
  '/booking/fullInsurance': 'fullInsurance',
  '/booking/additionalDriver': 'additionalDriver',
}

it.each(Object.entries(SHOWN_AT))('shows the refusal of %s at %s', (pointer, field) => {
  const problem = { kind: 'http', status: 400, fields: [pointer] } as const
  const [issue] = bookingIssues(problem)
  expect(issue?.field ?? null).toBe(field)
})
