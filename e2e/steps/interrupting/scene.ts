import type { APIRequestContext, Page } from '@playwright/test'

import type { TestActions } from '../test-actions.ts'
import { expect } from '../customer.ts'
import type { CallControl } from '../call-control.ts'
import type { Driver } from '../people.ts'
import { listCharges, STRIPE } from '../providers.ts'
import { isHeldUnpaid, isPaidOnce } from '../sandbox.ts'
import type { Trip } from '../trip.ts'

/** Who pays for what, and who looks behind the counter meanwhile. */
export interface Scene {
  page: Page
  trip: Trip
  guest: Driver
  callControl: CallControl
  testActions: TestActions
  request: APIRequestContext
}

export const unpaid = ({ testActions, trip }: Scene) => isHeldUnpaid(testActions, trip.car.id)
export const paidOnce = ({ testActions, trip }: Scene) => isPaidOnce(testActions, trip.car.id)

export async function paidOnceAtStripe({ testActions, request, trip }: Scene) {
  const [booking, ...others] = await testActions.listBookings(trip.car.id)
  expect([booking?.status, others]).toEqual(['paidInFull', []])
  expect(await listCharges(request, STRIPE, booking?.id)).toMatchObject([
    { amount: 576_000, currency: 'TND', refunded: 0 },
  ])
}

/** Half a minute is not long for a busy machine. */
export async function chargedAtMostOnce({ testActions, trip }: Scene) {
  expect(await testActions.listBookings(trip.car.id)).toHaveLength(1)
  expect((await testActions.listCharges(trip.car.id)).length).toBeLessThanOrEqual(1)
}

/** Once; whether the booking knows already is the webhook's haste. */
export async function charged({ testActions, trip }: Scene) {
  expect(await testActions.listBookings(trip.car.id)).toHaveLength(1)
  expect(await testActions.listCharges(trip.car.id)).toHaveLength(1)
}
