import { expect, it } from 'vitest'

import type { Checkpoint } from '#domain/booking/checkpoint.ts'
import {
  BACK_AGAIN,
  BOOKING_ID,
  QUOTE,
  TRIP,
} from '#machines/checkout/testing/checkout-fixtures.ts'
import { flowDeps } from '#testing/flow-deps.ts'
import { emptyStorage } from '#testing/storage.ts'

import { keepCheckout } from './checkout-storage.ts'
import { prepareCheckout } from './checkout.flow.ts'
import { loadBookingCharts } from './lazy-calls.ts'

const typed = BACK_AGAIN.resume as Checkpoint
const paying: Checkpoint = {
  ...typed,
  at: 'paying',
  draft: { ...typed.draft, choice: 'deposit' },
  quote: QUOTE,
  bookingId: BOOKING_ID,
}

it('loads the charts of a booking when a stored attempt is resumed after its form', async () => {
  const storage = emptyStorage()
  const deps = { ...flowDeps(), storage: () => storage }
  await prepareCheckout(deps, TRIP)
  keepCheckout(deps.storage, TRIP, typed)
  await prepareCheckout(deps, TRIP)
  expect(loadBookingCharts.here()).toBeNull()

  keepCheckout(deps.storage, TRIP, paying)
  await prepareCheckout(deps, TRIP)
  expect(loadBookingCharts.here()).not.toBeNull()
})
