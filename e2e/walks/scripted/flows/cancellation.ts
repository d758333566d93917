import { bookByCall } from '../../../steps/booking/bookings.ts'
import { createOwnTrip } from '../../../steps/booking/own-trip.ts'
import { inOtherTab } from '../other-tab.ts'
import { signInNewCustomer } from '../script-people.ts'
import { localize, type ScriptedFlow } from '../scripted-flow.ts'

export const CANCELLATION_FLOW: ScriptedFlow = {
  async prepare(scene) {
    await signInNewCustomer(scene)
    const id = await bookByCall(scene.page.request, await createOwnTrip(scene.testActions))
    return { address: localize(scene, `/booking?b=${id}`) }
  },
  gestures: {
    'another tab asks to cancel': ({ page, t, address }) =>
      inOtherTab({ page }, async (tab) => {
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
