import { type APIRequestContext, expect, request as requests } from '@playwright/test'

import { bookByCall } from '../../../steps/booking/bookings.ts'
import { signInSupplierForCalls, changeStatusByCall } from '../../../steps/booking/changes.ts'
import { type DemoPerson, SUPPLIER } from '../../../steps/booking/demo-fixtures.ts'
import { createTripWithNewCar } from '../../../steps/booking/own-trip.ts'
import { signInForCalls, signInAs } from '../../../steps/person/people.ts'
import { createCustomer } from '../script-people.ts'
import {
  localize,
  type PreparedStart,
  type ScriptScene,
  type ScriptedFlow,
} from '../scripted-flow.ts'

interface CancelledBookings extends PreparedStart {
  customer: DemoPerson
  /** The cancelled bookings that no step has used yet. */
  unused: string[]
}

type ListScene = ScriptScene & CancelledBookings

const LIST_PATH = '/bookings?status=cancelled'

const BOOKINGS_PER_STEP: Readonly<Record<string, number>> = {
  'asks to remove one': 1,
  'asks to set the status of two': 2,
  'asks to delete two': 2,
}

async function createCancelledBookings(
  { origin, testActions }: ScriptScene,
  customer: DemoPerson,
  count: number,
) {
  const request = await requests.newContext({ baseURL: origin })
  await signInForCalls(request, customer)
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    ids.push(await bookByCall(request, await createTripWithNewCar(testActions)))
  }
  await cancelBookings(request, ids)
  await request.dispose()
  return ids
}

async function cancelBookings(request: APIRequestContext, ids: string[]) {
  await signInSupplierForCalls(request)
  await changeStatusByCall(request, ids, 'cancelled')
}

/** Selects these bookings in the signed-in user's list. */
async function selectRows(scene: ListScene, ids: readonly string[]) {
  const { page, t } = scene
  await page.goto(localize(scene, LIST_PATH))
  for (const id of ids) {
    const row = page.getByRole('row').filter({ has: page.locator(`a[href*="/booking?b=${id}"]`) })
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await row.getByRole('checkbox').check()
  }
  return page.getByRole('region', { name: t('Selected bookings') })
}

async function selectTwoAsStaff(scene: ListScene) {
  const ids = scene.unused.splice(0, 2)
  await signInAs(scene.page, SUPPLIER, 'admin', scene.language)
  return selectRows(scene, ids)
}

/** Customers and staff have different lists, so each gesture opens the list that it needs. */
export const BOOKING_CHANGE_FLOW: ScriptedFlow<CancelledBookings> = {
  async prepare(scene) {
    const { page, labels, language } = scene
    const customer = await createCustomer(page.request)
    const count = labels.reduce((sum, label) => sum + (BOOKINGS_PER_STEP[label] ?? 0), 1)
    const unused = await createCancelledBookings(scene, customer, count)
    const isCustomer = labels.includes('asks to remove one')
    await (isCustomer
      ? signInAs(page, customer, 'frontend', language)
      : signInAs(page, SUPPLIER, 'admin', language))
    return { address: localize(scene, LIST_PATH), customer, unused }
  },
  gestures: {
    'asks to remove one': async (scene) => {
      const ids = scene.unused.splice(0, 1)
      await signInAs(scene.page, scene.customer, 'frontend', scene.language)
      const selected = await selectRows(scene, ids)
      await selected.getByRole('button', { name: scene.t('Remove from my list') }).click()
    },
    'asks to set the status of two': async (scene) => {
      const selected = await selectTwoAsStaff(scene)
      await selected.getByRole('combobox').selectOption('reserved')
      await selected.getByRole('button', { name: scene.t('Change the status') }).click()
    },
    'asks to delete two': async (scene) => {
      const selected = await selectTwoAsStaff(scene)
      await selected.getByRole('button', { name: scene.t('Delete'), exact: true }).click()
      await expect(scene.page.getByRole('dialog')).toBeVisible()
    },
  },
}
