import type { Locator, Page } from '@playwright/test'

import { locateConfirmation, pressButton, locateRefusalHeading } from '../booking/checkout.ts'
import { expect } from '../person/customer.ts'
import { skipWaitsUntil } from '../page/skip-waits.ts'
import {
  locateConfirmByEmailScreen,
  locateChoiceScreen,
  locateConfirmingScreen,
  locateNotApprovedScreen,
  locateExpiredScreen,
  locateScreen,
} from '../booking/payment-screens.ts'
import {
  chooseProvider,
  locatePayButton as payButtonOf,
  fillInStripeCard,
} from '../server/providers.ts'
import { SANDBOX_CARDS, locateSandboxPayButton, payWith, tryAgain } from '../server/sandbox.ts'
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
  /**
   * Brings the payment into this state from the first screen after booking: the sandbox form or the choice of
   * providers.
   */
  reach: (scene: PaymentScene) => Promise<void>
  /** Locates what the page shows when the customer returns to it. */
  findReturnScreen: (page: Page) => Locator
  /** Finishes the payment on that page. */
  finish: (page: Page, scene: PaymentScene) => Promise<void>
  /** Makes a tab show the result of a payment that was finished in another tab. */
  learn: (page: Page, scene: PaymentScene) => Promise<void>
  /** Asserts the server's state before the payment is finished; `inTheEnd` asserts it afterwards. */
  meanwhile: (scene: PaymentScene) => Promise<void>
  inTheEnd: (scene: PaymentScene) => Promise<void>
}

const payAndWait = async (page: Page) => {
  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
}
/** Clicks the status button repeatedly until the page shows the confirmation. */
const checkStatus = (page: Page) =>
  expect(async () => {
    const ask = page.getByRole('button', { name: 'Taking too long? Check status' })
    if (await ask.isVisible()) await ask.click({ timeout: 1000 })
    await expect(locateConfirmation(page)).toBeVisible({ timeout: 1000 })
  }).toPass()

const receiveStatus = async (page: Page, { callControl }: PaymentScene) => {
  await callControl.forget('checkCheckoutSession')
  await skipWaitsUntil(page, locateConfirmation(page))
}

const CHOOSING: PaymentState = {
  name: 'while the provider is chosen',
  reach: ({ page }) => expect(locateChoiceScreen(page)).toBeVisible(),
  findReturnScreen: locateChoiceScreen,
  finish: async (page) => {
    await chooseProvider(page, 'Card')
    await fillInStripeCard(page, '4242 4242 4242 4242')
    await payButtonOf(page, 'Pay 576 TND').click()
    await expect(locateConfirmation(page)).toBeVisible()
  },
  learn: async (page) => {
    await chooseProvider(page, 'Card')
    await expect(locateConfirmation(page)).toBeVisible()
  },
  meanwhile: expectNoPayment,
  inTheEnd: expectOneStripePayment,
}

const READY: PaymentState = {
  name: 'while the form is filled in',
  reach: async ({ page }) => {
    await expect(locateSandboxPayButton(page)).toBeVisible()
    await page.getByLabel('Card number').fill(SANDBOX_CARDS.accepted)
  },
  findReturnScreen: locateSandboxPayButton,
  finish: payAndWait,
  learn: payAndWait,
  meanwhile: expectNoPayment,
  inTheEnd: expectOnePayment,
}

const CHARGING: PaymentState = {
  name: 'while the card is charged',
  reach: async ({ page }) => {
    await payWith(page, 'slow')
    await expect(locateScreen(page, 'Processing payment…')).toBeVisible()
  },
  findReturnScreen: locateConfirmingScreen,
  finish: async (page, { testActions, trip }) => {
    await testActions.endSlowCard(trip.car.id)
    await skipWaitsUntil(page, locateConfirmation(page))
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
    await expect(locateScreen(page, 'Your bank asks for your approval')).toBeVisible()
  },
  // The bank's window may have closed together with its page, or may still be open.
  findReturnScreen: (page) => locateSandboxPayButton(page).or(locateNotApprovedScreen(page)),
  finish: async (page) => {
    if (await locateNotApprovedScreen(page).isVisible()) await tryAgain(page)
    await payAndWait(page)
  },
  learn: checkStatus,
  meanwhile: expectNoPayment,
  inTheEnd: expectOnePayment,
}

const DECLINED: PaymentState = {
  name: 'after a decline',
  reach: async ({ page }) => {
    await payWith(page, 'declined')
    await expect(locateRefusalHeading(page, 'Payment failed.')).toBeVisible()
  },
  findReturnScreen: (page) => locateRefusalHeading(page, 'Payment failed.'),
  finish: async (page) => {
    await tryAgain(page)
    await payAndWait(page)
  },
  learn: async (page) => {
    await tryAgain(page)
    await expect(locateConfirmation(page)).toBeVisible()
  },
  meanwhile: expectNoPayment,
  inTheEnd: expectOnePayment,
}

/** Pays with a card whose response is lost, and blocks the calls that check the result. */
const loseResult = async ({ page, callControl }: PaymentScene) => {
  await callControl.plan('checkCheckoutSession', 'cut', 200)
  await payWith(page, 'lost')
  await expect(locateConfirmingScreen(page)).toBeVisible()
}

const CONFIRMING: PaymentState = {
  name: 'while the payment is being confirmed',
  reach: loseResult,
  findReturnScreen: locateConfirmingScreen,
  finish: receiveStatus,
  learn: receiveStatus,
  meanwhile: expectOneCharge,
  inTheEnd: expectOnePayment,
}

const refreshAndExpectConfirmation = async (page: Page) => {
  await pressButton(page, 'Refresh status')
  await expect(locateConfirmation(page)).toBeVisible()
}

const UNKNOWN: PaymentState = {
  ...CONFIRMING,
  name: 'after the result was left to a mail',
  reach: async (scene) => {
    await loseResult(scene)
    await skipWaitsUntil(scene.page, locateConfirmByEmailScreen(scene.page))
  },
  // If the customer returns immediately, the page is still confirming.
  findReturnScreen: (page) => locateConfirmingScreen(page).or(locateConfirmByEmailScreen(page)),
  finish: async (page, scene) => {
    if (await locateConfirmByEmailScreen(page).isHidden()) return receiveStatus(page, scene)
    await scene.callControl.forget('checkCheckoutSession')
    await refreshAndExpectConfirmation(page)
  },
  learn: refreshAndExpectConfirmation,
}

const expectConfirmation = (page: Page) => expect(locateConfirmation(page)).toBeVisible()

const CONFIRMED: PaymentState = {
  name: 'after it was confirmed',
  reach: ({ page }) => payAndWait(page),
  findReturnScreen: locateConfirmation,
  finish: expectConfirmation,
  learn: expectConfirmation,
  meanwhile: expectOnePayment,
  inTheEnd: expectOnePayment,
}

const expectExpired = (page: Page) => expect(locateExpiredScreen(page)).toBeVisible()

const EXPIRED: PaymentState = {
  name: 'after the time to pay has run out',
  reach: async ({ page, testActions, trip }) => {
    await expect(locateSandboxPayButton(page)).toBeVisible()
    await testActions.closeWindow(trip.car.id)
    await page.reload()
    await expect(locateExpiredScreen(page)).toBeVisible()
  },
  findReturnScreen: locateExpiredScreen,
  finish: expectExpired,
  learn: expectExpired,
  meanwhile: expectNoPayment,
  inTheEnd: expectNoPayment,
}

/** The first state of a payment on the server that has two providers. */
export const PROVIDER_CHOICE_STATE = CHOOSING
export const SANDBOX_STATES = {
  READY,
  CHARGING,
  CHALLENGED,
  DECLINED,
  CONFIRMING,
  UNKNOWN,
  CONFIRMED,
  OVER: EXPIRED,
}

/** States in which a charge or the bank's check is pending, or the result is unknown. */
export const STATES_WITH_PENDING_MONEY = [CHARGING, CHALLENGED, CONFIRMING, UNKNOWN] as const
