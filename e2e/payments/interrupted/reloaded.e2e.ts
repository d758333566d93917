import { expect } from '../../steps/person/customer.ts'
import { interruptEverywhere } from '../../steps/interrupting/interruption.ts'

interruptEverywhere('a reload', async (scene, state) => {
  const { page } = scene
  await page.reload()
  await expect(state.comesBackTo(page)).toBeVisible()
  await state.meanwhile(scene)
  await state.finish(page, scene)
  await state.inTheEnd(scene)

  await page.reload()
  await state.inTheEnd(scene)
})
