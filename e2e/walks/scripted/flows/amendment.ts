import { type APIRequestContext, expect, request as requests } from '@playwright/test'

import { bookByCall, bookChangeableByCall } from '../../../steps/booking/bookings.ts'
import { signInSupplierForCalls } from '../../../steps/booking/changes.ts'
import { createTripWithNewCar } from '../../../steps/booking/own-trip.ts'
import { getDayAfter, type DemoTrip } from '../../../steps/booking/trip.ts'
import { signInForCalls } from '../../../steps/person/people.ts'
import { createCustomer, signInNewCustomer } from '../script-people.ts'
import {
  answerWaitingCall,
  localize,
  locateMainRegion,
  type PreparedStart,
  type ScriptScene,
  type ScriptedFlow,
} from '../scripted-flow.ts'

interface Amendment extends PreparedStart {
  trip: DemoTrip
}

/** The day after the booking's drop-off. */
const LATER_DROP_OFF = getDayAfter(25)

const CAR_URL_PATTERN = /\/api\/car\//

const addDay = ({ page, t }: ScriptScene) =>
  page.getByLabel(t('Drop-off date'), { exact: true }).fill(LATER_DROP_OFF)

/** Books the additional day as another customer before answering the call. */
async function answerWithCarTaken(scene: ScriptScene & Amendment) {
  const others = await requests.newContext({ baseURL: scene.origin })
  await signInForCalls(others, await createCustomer(others))
  const id = await bookByCall(others, { ...scene.trip, from: scene.trip.to, to: LATER_DROP_OFF })
  await answerWaitingCall(scene, 'readCar/pass', CAR_URL_PATTERN)
  await deleteBooking(others, id)
  await others.dispose()
}

async function deleteBooking(request: APIRequestContext, id: string) {
  await signInSupplierForCalls(request)
  const response = await request.post('/api/delete-bookings', { data: [id] })
  expect(response.status()).toBe(200)
}

export const AMENDMENT_FLOW: ScriptedFlow<Amendment> = {
  async prepare(scene) {
    await signInNewCustomer(scene)
    const trip = await createTripWithNewCar(scene.testActions)
    const { id } = await bookChangeableByCall(scene.page.request, trip, { theftProtection: true })
    return { address: localize(scene, `/booking?b=${id}&edit=true`), trip }
  },
  gestures: {
    'start: back from signing in': async (scene) => {
      await addDay(scene)
      await expect(
        locateMainRegion(scene).getByRole('button', { name: scene.t('Undo changes') }),
      ).toBeVisible()
      await scene.page.reload()
    },
    'adds a day': addDay,
    'reprice done: taken': answerWithCarTaken,
    'reprice done: dearer': async (scene) => {
      await scene.testActions.raisePrices(scene.trip.car.id, 10)
      await answerWaitingCall(scene, 'readCar/pass', CAR_URL_PATTERN)
    },
  },
}
