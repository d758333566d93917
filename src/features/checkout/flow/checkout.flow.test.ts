import { expect, it } from 'vitest'

import {
  BACK_AGAIN,
  LEFT_PAYING,
  TRIP,
} from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { createFlowDeps } from '#testing/flow-deps.ts'
import { createEmptyStorage } from '#testing/storage.ts'

import { keepCheckout } from './checkout-storage.ts'
import { prepareCheckout } from './checkout.flow.ts'
import { loadBookingCharts } from './lazy-calls.ts'

it('prepareCheckout loads the booking charts only when it resumes an attempt that is past the form', async () => {
  const storage = createEmptyStorage()
  const deps = { ...createFlowDeps(), storage: () => storage }
  await prepareCheckout(deps, TRIP)
  keepCheckout(deps.storage, TRIP, BACK_AGAIN.resume)
  await prepareCheckout(deps, TRIP)
  expect(loadBookingCharts.here()).toBeNull()

  keepCheckout(deps.storage, TRIP, LEFT_PAYING)
  await prepareCheckout(deps, TRIP)
  expect(loadBookingCharts.here()).not.toBeNull()
})
