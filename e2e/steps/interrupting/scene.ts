import type { APIRequestContext, Page } from '@playwright/test'

import type { TestActionsClient } from '../server/test-actions.ts'
import { expect } from '../person/customer.ts'
import type { CallControlClient } from '../server/call-control.ts'
import type { TypedDriver } from '../person/people.ts'
import { listCharges, STRIPE_SIMULATOR } from '../server/providers.ts'
import { isHeldUnpaid, isPaidOnce } from '../server/sandbox.ts'
import type { DemoTrip } from '../booking/trip.ts'

/** Who pays for what, with test control of the server. */
export interface PaymentScene {
  page: Page
  trip: DemoTrip
  guest: TypedDriver
  callControl: CallControlClient
  testActions: TestActionsClient
  request: APIRequestContext
}

export const unpaid = ({ testActions, trip }: PaymentScene) =>
  isHeldUnpaid(testActions, trip.car.id)
export const paidOnce = ({ testActions, trip }: PaymentScene) =>
  isPaidOnce(testActions, trip.car.id)

export async function paidOnceAtStripe({ testActions, request, trip }: PaymentScene) {
  const [booking, ...others] = await testActions.listBookings(trip.car.id)
  expect([booking?.status, others]).toEqual(['paidInFull', []])
  expect(await listCharges(request, STRIPE_SIMULATOR, booking?.id)).toMatchObject([
    { amount: 576_000, currency: 'TND', refunded: 0 },
  ])
}

/** Half a minute is short for a busy machine. */
export async function chargedAtMostOnce({ testActions, trip }: PaymentScene) {
  expect(await testActions.listBookings(trip.car.id)).toHaveLength(1)
  expect((await testActions.listCharges(trip.car.id)).length).toBeLessThanOrEqual(1)
}

/** Once; whether the booking is updated already depends on the webhook. */
export async function charged({ testActions, trip }: PaymentScene) {
  expect(await testActions.listBookings(trip.car.id)).toHaveLength(1)
  expect(await testActions.listCharges(trip.car.id)).toHaveLength(1)
}
