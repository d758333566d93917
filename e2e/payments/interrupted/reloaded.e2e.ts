import { expect } from '../../steps/person/customer.ts'
import { interruptStates } from '../../steps/interrupting/interruption.ts'
import {
  PROVIDER_CHOICE_STATE,
  SANDBOX_STATES,
  STATES_WITH_PENDING_MONEY,
} from '../../steps/interrupting/payment-states.ts'

const OTHER_STATES = Object.values(SANDBOX_STATES).filter(
  (state) => !STATES_WITH_PENDING_MONEY.includes(state),
)

interruptStates(
  [...STATES_WITH_PENDING_MONEY, ...OTHER_STATES, PROVIDER_CHOICE_STATE],
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
