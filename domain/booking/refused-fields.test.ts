import type { components } from '@masar/openapi/schema.d.ts'
import { expect, it } from 'vitest'

import { findBookingIssues } from './checkout-steps.ts'

type Checkout = components['schemas']['Checkout']
type Pointer = `/${keyof Omit<Checkout, 'booking'>}` | `/booking/${keyof Checkout['booking']}`

/**
 * The checkout step and field that show an error about each field of the request; null if customers do not
 * enter it.
 */
const ISSUE_LOCATIONS: Record<Pointer, string | null> = {
  '/driver': 'driver: driver',
  '/additionalDriver': 'driver: additionalDriver.additionalDriver',
  '/mainDriver': 'driver: mainDriver.mainDriver',
  '/payLater': 'payment: choice',
  '/payPal': 'payment: choice',
  '/sessionId': 'payment: choice',
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
  '/booking/isDeposit': 'payment: choice',
  '/booking/isPayedInFull': 'payment: choice',
  '/booking/cancellation': 'options: cancellation',
  '/booking/amendments': 'options: amendments',
  '/booking/theftProtection': 'options: theftProtection',
  '/booking/collisionDamageWaiver': 'options: collisionDamageWaiver',
  '/booking/fullInsurance': 'options: fullInsurance',
  '/booking/additionalDriver': 'options: additionalDriver',
}

it.each(Object.entries(ISSUE_LOCATIONS))(
  'checkout shows the refusal of %s at %s',
  (pointer, shown) => {
    const problem = { kind: 'http', status: 400, fields: [pointer] } as const
    const [issue] = findBookingIssues(problem)
    expect(issue ? `${issue.step}: ${issue.field}` : null).toBe(shown)
  },
)
