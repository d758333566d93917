import { expect } from '../../steps/person/customer.ts'
import { duplicateTab, interruptStatesAtNight } from '../../steps/interrupting/interruption.ts'
import { STATES_WITH_PENDING_MONEY } from '../../steps/interrupting/payment-states.ts'

interruptStatesAtNight(STATES_WITH_PENDING_MONEY, 'a second tab', async (scene, state) => {
  const { page } = scene
  const second = await duplicateTab(page)
  await expect(state.findReturnScreen(second)).toBeVisible()
  await state.meanwhile(scene)
  await state.finish(second, scene)
  await state.inTheEnd(scene)
  await state.learn(page, scene)
})
