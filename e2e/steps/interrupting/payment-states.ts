import type { Locator, Page } from '@playwright/test'

import { confirmation, pressButton, refusalHeading } from '../booking/checkout.ts'
import { expect } from '../person/customer.ts'
import { skipWaitsUntil } from '../page/skip-waits.ts'
import {
  byMailScreen,
  choiceScreen,
  confirmingScreen,
  locateNotApproved,
  expiredScreen,
  screen,
} from '../booking/payment-screens.ts'
import { chooseProvider, payButton as payButtonOf, typeCard } from '../server/providers.ts'
import { SANDBOX_CARDS, sandboxPayButton, payWith, tryAgain } from '../server/sandbox.ts'
import {
  expectOneCharge,
  expectAtMostOneCharge,
  expectOnePayment,
  expectOneStripePayment,
  type PaymentScene,
  expectNoPayment,
} from './scene.ts'

/** A state in which a payment can be interrupted. */
export interface PaymentState {
  name: string
  /** Reaches the state from the first screen after booking: the sandbox form, or the choice of providers. */
  reach: (scene: PaymentScene) => Promise<void>
  /** What a page shows when the customer returns to it. */
  findReturnScreen: (page: Page) => Locator
  /** What the customer does there to finish. */
  finish: (page: Page, scene: PaymentScene) => Promise<void>
  /** Shows the result in a tab that does not know that the payment was finished in another one. */
  learn: (page: Page, scene: PaymentScene) => Promise<void>
  /** Asserts the server's state before the payment is finished; `inTheEnd` asserts it afterwards. */
  meanwhile: (scene: PaymentScene) => Promise<void>
  inTheEnd: (scene: PaymentScene) => Promise<void>
}

const pay = async (page: Page) => {
  await payWith(page, 'accepted')
  await expect(confirmation(page)).toBeVisible()
}
/** Presses the check button until the page shows the result. */
const checkStatus = (page: Page) =>
  expect(async () => {
    const ask = page.getByRole('button', { name: 'Taking too long? Check status' })
    if (await ask.isVisible()) await ask.click({ timeout: 1000 })
    await expect(confirmation(page)).toBeVisible({ timeout: 1000 })
  }).toPass()

const receiveStatus = async (page: Page, { callControl }: PaymentScene) => {
  await callControl.forget('checkCheckoutSession')
  await skipWaitsUntil(page, confirmation(page))
}

const CHOOSING: PaymentState = {
  name: 'while the provider is chosen',
  reach: ({ page }) => expect(choiceScreen(page)).toBeVisible(),
  findReturnScreen: choiceScreen,
  finish: async (page) => {
    await chooseProvider(page, 'Card')
    await typeCard(page, '4242 4242 4242 4242')
    await payButtonOf(page, 'Pay 576 TND').click()
    await expect(confirmation(page)).toBeVisible()
  },
  learn: async (page) => {
    await chooseProvider(page, 'Card')
    await expect(confirmation(page)).toBeVisible()
  },
  meanwhile: expectNoPayment,
  inTheEnd: expectOneStripePayment,
}

const READY: PaymentState = {
  name: 'while the form is filled in',
  reach: async ({ page }) => {
    await expect(sandboxPayButton(page)).toBeVisible()
    await page.getByLabel('Card number').fill(SANDBOX_CARDS.accepted)
  },
  findReturnScreen: sandboxPayButton,
  finish: pay,
  learn: pay,
  meanwhile: expectNoPayment,
  inTheEnd: expectOnePayment,
}

const CHARGING: PaymentState = {
  name: 'while the card is charged',
  reach: async ({ page }) => {
    await payWith(page, 'slow')
    await expect(screen(page, 'Processing payment…')).toBeVisible()
  },
  findReturnScreen: confirmingScreen,
  finish: async (page, { testActions, trip }) => {
    await testActions.endSlowCard(trip.car.id)
    await skipWaitsUntil(page, confirmation(page))
  },
  learn: checkStatus,
  meanwhile: expectAtMostOneCharge,
  inTheEnd: expectOnePayment,
}

const CHALLENGED: PaymentState = {
  name: 'while the bank asks for approval',
  reach: async ({ page }) => {
    const [bank] = await Promise.all([page.waitForEvent('popup'), payWith(page, 'challenged')])
    await expect(bank.getByRole('button', { name: 'Yes, I confirm' })).toBeVisible()
    await expect(screen(page, 'Your bank asks for your approval')).toBeVisible()
  },
  // The bank's window closes with its page, or stays open.
  findReturnScreen: (page) => sandboxPayButton(page).or(locateNotApproved(page)),
  finish: async (page) => {
    if (await locateNotApproved(page).isVisible()) await tryAgain(page)
    await pay(page)
  },
  learn: checkStatus,
  meanwhile: expectNoPayment,
  inTheEnd: expectOnePayment,
}

const DECLINED: PaymentState = {
  name: 'after a decline',
  reach: async ({ page }) => {
    await payWith(page, 'declined')
    await expect(refusalHeading(page, 'Payment failed.')).toBeVisible()
  },
  findReturnScreen: (page) => refusalHeading(page, 'Payment failed.'),
  finish: async (page) => {
    await tryAgain(page)
    await pay(page)
  },
  learn: async (page) => {
    await tryAgain(page)
    await expect(confirmation(page)).toBeVisible()
  },
  meanwhile: expectNoPayment,
  inTheEnd: expectOnePayment,
}

/** Pays with a card whose response is lost, while the server does not report the result. */
const loseResult = async ({ page, callControl }: PaymentScene) => {
  await callControl.plan('checkCheckoutSession', 'cut', 200)
  await payWith(page, 'lost')
  await expect(confirmingScreen(page)).toBeVisible()
}

const CONFIRMING: PaymentState = {
  name: 'while the payment is being confirmed',
  reach: loseResult,
  findReturnScreen: confirmingScreen,
  finish: receiveStatus,
  learn: receiveStatus,
  meanwhile: expectOneCharge,
  inTheEnd: expectOnePayment,
}

const checkAgain = async (page: Page) => {
  await pressButton(page, 'Refresh status')
  await expect(confirmation(page)).toBeVisible()
}

const UNKNOWN: PaymentState = {
  ...CONFIRMING,
  name: 'after the result was left to a mail',
  reach: async (scene) => {
    await loseResult(scene)
    await skipWaitsUntil(scene.page, byMailScreen(scene.page))
  },
  // A customer who returns immediately finds the page unchanged.
  findReturnScreen: (page) => confirmingScreen(page).or(byMailScreen(page)),
  finish: async (page, scene) => {
    if (await byMailScreen(page).isHidden()) return receiveStatus(page, scene)
    await scene.callControl.forget('checkCheckoutSession')
    await checkAgain(page)
  },
  learn: checkAgain,
}

const expectConfirmation = (page: Page) => expect(confirmation(page)).toBeVisible()

const CONFIRMED: PaymentState = {
  name: 'after it was confirmed',
  reach: ({ page }) => pay(page),
  findReturnScreen: confirmation,
  finish: expectConfirmation,
  learn: expectConfirmation,
  meanwhile: expectOnePayment,
  inTheEnd: expectOnePayment,
}

const expectExpired = (page: Page) => expect(expiredScreen(page)).toBeVisible()

const OVER: PaymentState = {
  name: 'after the time to pay has run out',
  reach: async ({ page, testActions, trip }) => {
    await expect(sandboxPayButton(page)).toBeVisible()
    await testActions.closeWindow(trip.car.id)
    await page.reload()
    await expect(expiredScreen(page)).toBeVisible()
  },
  findReturnScreen: expiredScreen,
  finish: expectExpired,
  learn: expectExpired,
  meanwhile: expectNoPayment,
  inTheEnd: expectNoPayment,
}

/** The state on the second server, which has two providers. */
export const AT_THE_CHOICE = CHOOSING
export const AT_THE_SANDBOX = {
  READY,
  CHARGING,
  CHALLENGED,
  DECLINED,
  CONFIRMING,
  UNKNOWN,
  CONFIRMED,
  OVER,
}

/** States in which a charge or the bank's check is pending, or the result is unknown. */
export const STATES_WITH_PENDING_MONEY = [CHARGING, CHALLENGED, CONFIRMING, UNKNOWN] as const
