import { expect, it } from 'vitest'

import {
  RETURNING_GUEST_INPUT,
  UNFINISHED_PAYMENT_CHECKPOINT,
  TRIP,
} from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { createFlowDeps } from '#testing/flow-deps.ts'
import { createEmptyStorage } from '#testing/storage.ts'

import { storeCheckout } from './checkout-storage.ts'
import { prepareCheckout } from './checkout.flow.ts'
import { loadBookingCharts } from './lazy-calls.ts'

it('prepareCheckout loads the booking charts only for an attempt that is past the form', async () => {
  const storage = createEmptyStorage()
  const deps = { ...createFlowDeps(), storage: () => storage }
  await prepareCheckout(deps, TRIP)
  storeCheckout(deps.storage, TRIP, RETURNING_GUEST_INPUT.resume)
  await prepareCheckout(deps, TRIP)
  expect(loadBookingCharts.here()).toBeNull()

  storeCheckout(deps.storage, TRIP, UNFINISHED_PAYMENT_CHECKPOINT)
  await prepareCheckout(deps, TRIP)
  expect(loadBookingCharts.here()).not.toBeNull()
})
