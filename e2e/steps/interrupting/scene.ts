import type { APIRequestContext, Page } from '@playwright/test'

import type { Backstage } from '../backstage.ts'
import { expect } from '../customer.ts'
import type { Gate } from '../gate.ts'
import type { Driver } from '../people.ts'
import { chargesOf, STRIPE } from '../providers.ts'
import { isHeldUnpaid, isPaidOnce } from '../sandbox.ts'
import type { Trip } from '../trip.ts'

/** Who pays for what, and who looks behind the counter meanwhile. */
export interface Scene {
  page: Page
  trip: Trip
  guest: Driver
  gate: Gate
  backstage: Backstage
  request: APIRequestContext
}

export const unpaid = ({ backstage, trip }: Scene) => isHeldUnpaid(backstage, trip.car.id)
export const paidOnce = ({ backstage, trip }: Scene) => isPaidOnce(backstage, trip.car.id)

export async function paidOnceAtStripe({ backstage, request, trip }: Scene) {
  const [booking, ...others] = await backstage.bookingsOf(trip.car.id)
  expect([booking?.status, others]).toEqual(['paidInFull', []])
  expect(await chargesOf(request, STRIPE, booking?.id)).toMatchObject([
    { amount: 576_000, currency: 'TND', refunded: 0 },
  ])
}

/** Half a minute is not long for a busy machine. */
export async function chargedAtMostOnce({ backstage, trip }: Scene) {
  expect(await backstage.bookingsOf(trip.car.id)).toHaveLength(1)
  expect((await backstage.chargesOf(trip.car.id)).length).toBeLessThanOrEqual(1)
}

/** Once; whether the booking knows already is the webhook's haste. */
export async function charged({ backstage, trip }: Scene) {
  expect(await backstage.bookingsOf(trip.car.id)).toHaveLength(1)
  expect(await backstage.chargesOf(trip.car.id)).toHaveLength(1)
}
