import type { APIRequestContext, Page } from '@playwright/test'

import type { TestActionsClient } from '../server/test-actions.ts'
import { expect } from '../person/customer.ts'
import type { CallControlClient } from '../server/call-control.ts'
import type { TypedDriver } from '../person/people.ts'
import { listCharges, STRIPE_SIMULATOR } from '../server/providers.ts'
import { expectHeldUnpaid, expectPaidOnce } from '../server/sandbox.ts'
import type { DemoTrip } from '../booking/trip.ts'

/** The customer, the trip and the test control of a payment test. */
export interface PaymentScene {
  page: Page
  trip: DemoTrip
  guest: TypedDriver
  callControl: CallControlClient
  testActions: TestActionsClient
  request: APIRequestContext
}

export const expectNoPayment = ({ testActions, trip }: PaymentScene) =>
  expectHeldUnpaid(testActions, trip.car.id)
export const expectOnePayment = ({ testActions, trip }: PaymentScene) =>
  expectPaidOnce(testActions, trip.car.id)

export async function expectOneStripePayment({ testActions, request, trip }: PaymentScene) {
  const [booking, ...others] = await testActions.listBookings(trip.car.id)
  expect([booking?.status, others]).toEqual(['paidInFull', []])
  expect(await listCharges(request, STRIPE_SIMULATOR, booking?.id)).toMatchObject([
    { amount: 576_000, currency: 'TND', refunded: 0 },
  ])
}

/** Allows one charge, because on a busy machine a slow card may already have been charged. */
export async function expectAtMostOneCharge({ testActions, trip }: PaymentScene) {
  expect(await testActions.listBookings(trip.car.id)).toHaveLength(1)
  expect((await testActions.listCharges(trip.car.id)).length).toBeLessThanOrEqual(1)
}

/** Asserts one charge, but not the status of the booking, which depends on whether the webhook has arrived. */
export async function expectOneCharge({ testActions, trip }: PaymentScene) {
  expect(await testActions.listBookings(trip.car.id)).toHaveLength(1)
  expect(await testActions.listCharges(trip.car.id)).toHaveLength(1)
}
