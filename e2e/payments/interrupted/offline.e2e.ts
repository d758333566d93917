import type { Page } from '@playwright/test'

import { locateConfirmation, pressButton } from '../../steps/booking/checkout.ts'
import { expect } from '../../steps/person/customer.ts'
import { interruptStatesAtNight } from '../../steps/interrupting/interruption.ts'
import { skipWaitsUntil } from '../../steps/page/skip-waits.ts'
import { locateConfirmingScreen, locateScreen } from '../../steps/booking/payment-screens.ts'
import {
  PROVIDER_CHOICE_STATE,
  SANDBOX_STATES,
  type PaymentState,
  STATES_WITH_PENDING_MONEY,
} from '../../steps/interrupting/payment-states.ts'
import type { PaymentScene } from '../../steps/interrupting/scene.ts'
import {
  chooseProvider,
  locatePayButton as payButtonOf,
  fillInStripeCard,
} from '../../steps/server/providers.ts'
import { locateSandboxPayButton, payWith } from '../../steps/server/sandbox.ts'

const { READY, CHARGING, CHALLENGED, UNKNOWN } = SANDBOX_STATES

interface OfflineSteps {
  /** What the customer does and sees without a network. */
  without?: (page: Page) => Promise<void>
  /** How the customer continues when the network is back. Defaults to `finish` of the state. */
  after?: (page: Page, scene: PaymentScene) => Promise<void>
}

interruptStatesAtNight(
  [...STATES_WITH_PENDING_MONEY, READY, PROVIDER_CHOICE_STATE],
  'no network',
  async (scene, state) => {
    const { page } = scene
    const { without, after = state.finish } = OFFLINE_STEPS.get(state) ?? {}
    await page.context().setOffline(true)
    await without?.(page)
    await page.context().setOffline(false)
    await after(page, scene)
  },
)

const locateStartErrorScreen = (page: Page) => locateScreen(page, 'The payment can’t start')

async function payAndWaitForConfirmation(page: Page) {
  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
}

const OFFLINE_STEPS = new Map<PaymentState, OfflineSteps>([
  [
    PROVIDER_CHOICE_STATE,
    {
      without: async (page) => {
        await chooseProvider(page, 'Card')
        await expect(locateStartErrorScreen(page)).toBeVisible()
        await expect(page.getByText('You haven’t been charged.')).toBeVisible()
      },
      // The payment continues automatically.
      after: async (page) => {
        await fillInStripeCard(page, '4242 4242 4242 4242')
        await payButtonOf(page, 'Pay 576 TND').click()
        await expect(locateConfirmation(page)).toBeVisible()
      },
    },
  ],
  [
    READY,
    {
      without: async (page) => {
        await payWith(page, 'accepted')
        await expect(locateConfirmingScreen(page)).toBeVisible()
      },
      after: async (page) => {
        await skipWaitsUntil(page, locateSandboxPayButton(page))
        await expect(page.getByText('The connection was lost before your payment')).toBeVisible()
        await payAndWaitForConfirmation(page)
      },
    },
  ],
  [
    CHARGING,
    {
      without: async (page) => {
        await pressButton(page, 'Taking too long? Check status')
        await expect(locateConfirmingScreen(page)).toBeVisible()
      },
    },
  ],
  [
    CHALLENGED,
    {
      after: async (page) => {
        const bank = page.context().pages().at(-1)
        await bank?.getByRole('button', { name: 'Yes, I confirm' }).click()
        await expect(locateConfirmation(page)).toBeVisible()
      },
    },
  ],
  [
    UNKNOWN,
    {
      without: async (page) => {
        await pressButton(page, 'Refresh status')
        await expect(locateConfirmingScreen(page)).toBeVisible()
      },
    },
  ],
])
