import type { Page } from '@playwright/test'

import { pressBook } from '../booking/checkout.ts'
import { test } from '../person/customer.ts'
import { storeReview } from '../booking/draft.ts'
import { PROVIDER_CHOICE_STATE, type PaymentState } from './payment-states.ts'
import type { PaymentScene } from './scene.ts'
import { bookToPayOnline, PAYMENTS_URL, standInForProviders } from '../server/providers.ts'
import { buildCarPath } from '../booking/trip.ts'

/** Interrupts a payment in a state, and continues it. */
export type Interruption = (scene: PaymentScene, state: PaymentState) => Promise<void>

/** Brings a customer to the first screen of a payment. */
type StartScene = (scene: PaymentScene) => Promise<void>

const startOnReview: StartScene = ({ page, trip, guest }) => bookToPayOnline(page, trip, guest)

/** Starts on the car page, so that the browser can go back from checkout. */
export const startOnCarPage: StartScene = async ({ page, trip, guest }) => {
  await page.goto(buildCarPath(trip))
  await storeReview(page, trip, { driver: guest, choice: 'full' })
  await page.getByRole('main').getByRole('link', { name: 'Continue', exact: true }).click()
  await pressBook(page)
}

/**
 * Like `interruptStates`, but only at night, because another interruption covers the same code on every run.
 */
export function interruptStatesAtNight(
  states: readonly PaymentState[],
  title: string,
  interrupt: Interruption,
) {
  for (const state of states) interruptState(state, title, interrupt, startOnReview, ' @nightly')
}

/**
 * Defines a test of this interruption for each state. Only the first is tested on every run (decision 007),
 * because machine and jsdom tests already cover all states.
 */
export function interruptStates(
  [first, ...others]: readonly [PaymentState, ...PaymentState[]],
  title: string,
  interrupt: Interruption,
  begin = startOnReview,
) {
  interruptState(first, title, interrupt, begin)
  for (const state of others) interruptState(state, title, interrupt, begin, ' @nightly')
}

function interruptState(
  state: PaymentState,
  title: string,
  interrupt: Interruption,
  begin: StartScene,
  tag = '',
) {
  test.describe(() => {
    if (state === PROVIDER_CHOICE_STATE) {
      test.use({ baseURL: PAYMENTS_URL })
      test.beforeEach(({ context }) => standInForProviders(context))
    }
    test(`${title} ${state.name} leads to one booking, and at most one charge${tag}`, async ({
      page,
      ownTrip: trip,
      guest,
      callControl,
      testActions,
      request,
    }) => {
      const scene = { page, trip, guest, callControl, testActions, request }
      await page.clock.install()
      await begin(scene)
      await state.reach(scene)
      await state.meanwhile(scene)
      await interrupt(scene, state)
      await state.inTheEnd(scene)
    })
  })
}

/** Duplicates this tab, including its session storage. */
export async function duplicateTab(page: Page): Promise<Page> {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(location.href)),
  ])
  return tab
}
