import { BOOKINGS, PEOPLE } from '../../../steps/booking/demo-fixtures.ts'
import { signInAs } from '../../../steps/person/people.ts'
import { localize, main, type ScriptScene, type ScriptedFlow } from '../scripted-flow.ts'

export const DELETION_FLOW: ScriptedFlow = {
  prepare: openAsYasmine('/notifications'),
  gestures: { 'asks to delete one': askToDelete },
}

export const CANCELLATION_FLOW: ScriptedFlow = {
  prepare: openAsYasmine(`/booking?b=${BOOKINGS.cancellable}`),
  gestures: {},
}

function openAsYasmine(path: string): ScriptedFlow['prepare'] {
  return async (scene) => {
    await signInAs(scene.page, PEOPLE.yasmine, 'frontend', scene.language)
    return { address: localize(scene, path) }
  }
}

/** Opens the menu of the first notification and presses its last entry, which asks to delete it. */
async function askToDelete(scene: ScriptScene) {
  await main(scene).locator('[aria-haspopup=menu]').first().click()
  await scene.page.getByRole('menuitem').last().click()
}
