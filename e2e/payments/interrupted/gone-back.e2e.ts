import { expect, heading } from '../../steps/person/customer.ts'
import { interruptStates, startOnCarPage } from '../../steps/interrupting/interruption.ts'
import {
  type PaymentState,
  STATES_WITH_PENDING_MONEY,
} from '../../steps/interrupting/payment-states.ts'
import type { PaymentScene } from '../../steps/interrupting/scene.ts'

async function goBackAndForward(scene: PaymentScene, state: PaymentState) {
  const { page, trip } = scene
  // Wait for the car page's response: the checkout heading also contains the car's name.
  const left = page.waitForResponse((response) => response.url().includes(`/${trip.car.id}/`))
  await page.goBack()
  await left
  await expect(page).toHaveURL(new RegExp(`/car/${trip.car.id}`))
  await expect(heading(page, trip.car.name)).toBeVisible()
  await state.meanwhile(scene)
  await page.goForward()
  await expect(state.findReturnScreen(page)).toBeVisible()
  await state.finish(page, scene)
}

interruptStates(
  STATES_WITH_PENDING_MONEY,
  'going back and forward',
  goBackAndForward,
  startOnCarPage,
)
