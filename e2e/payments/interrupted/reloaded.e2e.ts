import { expect } from '../../steps/person/customer.ts'
import { interruptStates } from '../../steps/interrupting/interruption.ts'
import {
  AT_THE_CHOICE,
  AT_THE_SANDBOX,
  STATES_WITH_PENDING_MONEY,
} from '../../steps/interrupting/payment-states.ts'

const OTHER_STATES = Object.values(AT_THE_SANDBOX).filter(
  (state) => !STATES_WITH_PENDING_MONEY.includes(state),
)

interruptStates(
  [...STATES_WITH_PENDING_MONEY, ...OTHER_STATES, AT_THE_CHOICE],
  'a reload',
  async (scene, state) => {
    const { page } = scene
    await page.reload()
    await expect(state.findReturnScreen(page)).toBeVisible()
    await state.meanwhile(scene)
    await state.finish(page, scene)
    await state.inTheEnd(scene)

    await page.reload()
    await state.inTheEnd(scene)
  },
)
