import type { Page } from '@playwright/test'

import { test } from '../customer.ts'
import { AT_THE_CHOICE, AT_THE_SANDBOX, type PaymentState } from './payment-states.ts'
import type { Scene } from './scene.ts'
import { goOnToPayOnline, PAYMENTS, standInForProviders } from '../providers.ts'
import { carPath } from '../trip.ts'

/** What happens in between; the page that is there afterwards, and those that were there before. */
export type Interruption = (scene: Scene, state: PaymentState) => Promise<void>

/** The same interruption in every state of a payment: one test each. */
export function interruptEverywhere(title: string, interrupt: Interruption) {
  for (const state of Object.values(AT_THE_SANDBOX)) interruptAt(state, title, interrupt)
  test.describe(() => {
    test.use({ baseURL: PAYMENTS })
    test.beforeEach(({ context }) => standInForProviders(context))
    interruptAt(AT_THE_CHOICE, title, interrupt)
  })
}

function interruptAt(state: PaymentState, title: string, interrupt: Interruption) {
  test(`${title} ${state.name}: one booking, and at most one charge`, async ({
    page,
    ownTrip: trip,
    guest,
    gate,
    backstage,
    request,
  }) => {
    const scene = { page, trip, guest, gate, backstage, request }
    await page.clock.install()
    // Over the page of the car, so that there is something to go back to.
    await page.goto(carPath(trip))
    await page.getByRole('main').getByRole('link', { name: 'Book', exact: true }).click()
    await goOnToPayOnline(page, guest)
    await state.reach(scene)
    await state.meanwhile(scene)
    await interrupt(scene, state)
    await state.inTheEnd(scene)
  })
}

/** This tab again: the browser copies what the tab keeps. */
export async function sameTabAgain(page: Page): Promise<Page> {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(location.href)),
  ])
  return tab
}
