import { expect } from '../../steps/person/customer.ts'
import { interruptStatesAtNight, sameTabAgain } from '../../steps/interrupting/interruption.ts'
import { WHERE_MONEY_MOVES } from '../../steps/interrupting/payment-states.ts'

interruptStatesAtNight(WHERE_MONEY_MOVES, 'a second tab', async (scene, state) => {
  const { page } = scene
  const second = await sameTabAgain(page)
  await expect(state.comesBackTo(second)).toBeVisible()
  await state.meanwhile(scene)
  await state.finish(second, scene)
  await state.inTheEnd(scene)
  await state.learn(page, scene)
})
