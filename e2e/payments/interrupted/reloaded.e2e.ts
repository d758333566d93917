import { expect } from '../../steps/customer.ts'
import { EVERY_STATE, interruptIn } from '../../steps/interrupting/interruption.ts'

interruptIn(EVERY_STATE, 'a reload', async (scene, state) => {
  const { page } = scene
  await page.reload()
  await expect(state.comesBackTo(page)).toBeVisible()
  await state.meanwhile(scene)
  await state.finish(page, scene)
  await state.inTheEnd(scene)

  await page.reload()
  await state.inTheEnd(scene)
})
