import { type APIRequestContext, expect } from '@playwright/test'

import { bookByCall, bookChangeableByCall } from '../../../steps/booking/bookings.ts'
import { createTripWithNewCar } from '../../../steps/booking/own-trip.ts'
import type { DemoTrip } from '../../../steps/booking/trip.ts'
import { runInOtherTab } from '../other-tab.ts'
import { signInNewCustomer } from '../script-people.ts'
import { localize, type ScriptedFlow } from '../scripted-flow.ts'

async function bookWithoutCancellation(request: APIRequestContext, trip: DemoTrip) {
  const { id } = await bookChangeableByCall(request, trip, {
    amendments: false,
    cancellation: false,
  })
  return id
}

export const CANCELLATION_FLOW: ScriptedFlow = {
  async prepare(scene) {
    await signInNewCustomer(scene)
    const { request } = scene.page
    const trip = await createTripWithNewCar(scene.testActions)
    const isFixed = scene.start === 'start: a booking without the option'
    const id = isFixed
      ? await bookWithoutCancellation(request, trip)
      : await bookByCall(request, trip)
    if (scene.start === 'start: a booking on its way out') {
      const requested = await request.post(`/api/cancel-booking/${id}`)
      expect(requested.status()).toBe(200)
    }
    return { address: localize(scene, `/booking?b=${id}`) }
  },
  gestures: {
    'another tab asks to cancel': ({ page, t, address }) =>
      runInOtherTab({ page }, async (tab) => {
        await tab.goto(address)
        await tab
          .getByRole('main')
          .getByRole('button', { name: t('Cancel this booking') })
          .click()
        const dialog = tab.getByRole('dialog')
        const requested = tab.waitForResponse(/\/api\/cancel-booking\//)
        await dialog.getByRole('button', { name: t('Request cancellation') }).click()
        await requested
      }),
  },
}
