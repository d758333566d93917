import { expect, heading } from '../../steps/customer.ts'
import { interruptEverywhere } from '../../steps/interrupting/interruption.ts'

interruptEverywhere('going back and forward', async (scene, state) => {
  const { page, trip } = scene
  await page.goBack()
  await expect(heading(page, trip.car.name)).toBeVisible()
  await state.meanwhile(scene)
  await page.goForward()
  await expect(state.comesBackTo(page)).toBeVisible()
  await state.finish(page, scene)
})
