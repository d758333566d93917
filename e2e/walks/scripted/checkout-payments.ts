import { expect, type Locator } from '@playwright/test'

import { fillInCard } from '../../steps/server/sandbox.ts'
import {
  type CheckoutFlowScene,
  holdCheckoutCalls,
  type OpenCheckout,
  passCall,
} from './checkout-calls.ts'
import {
  bookCarAsRival,
  locateCardFormButton,
  goBackToReview,
  pressTranslatedButton,
  setAllStatuses,
} from './checkout-scene.ts'
import {
  endWaitingCall,
  listWaitingOperations,
  locateMainRegion,
  openControl,
  passUntilSeen,
  type ScriptedFlow,
} from './scripted-flow.ts'

type Gestures = ScriptedFlow<OpenCheckout>['gestures']

const PREPARE_CALL = 'createCheckoutSession'
const CHECK_CALL = 'checkCheckoutSession'
/** More failures than any page retries. */
const MAX_FAILURES = 200

const locateNamedHeading = (scene: CheckoutFlowScene, name: string): Locator =>
  locateMainRegion(scene).getByRole('heading', { name: scene.t(name) })

/** Locates the heading that every confirmation has, with or without a payment. */
const locateConfirmationHeading = (scene: CheckoutFlowScene) =>
  locateNamedHeading(scene, 'What happens next')

async function payByCard(scene: CheckoutFlowScene) {
  await passUntilSeen(scene, locateCardFormButton(scene))
  await fillInCard(scene.page, 'accepted')
  await locateCardFormButton(scene).click()
}

/** Refuses to start the payment with this error code. */
async function refusePayment(scene: CheckoutFlowScene, code: string) {
  await passCall(scene, 'readBooking')
  await endWaitingCall(scene, PREPARE_CALL, { code })
}

/**
 * Creates a gesture that refuses to start the payment because another one is pending, and then clicks this
 * button.
 */
const refuseAndPress = (button: string) => async (scene: CheckoutFlowScene) => {
  await refusePayment(scene, 'payment-pending')
  await pressTranslatedButton(scene, button)
}

async function expirePayment(scene: CheckoutFlowScene) {
  const waiting = await listWaitingOperations(scene)
  if (!waiting.includes(CHECK_CALL)) return refusePayment(scene, 'payment-expired')
  await endWaitingCall(scene, CHECK_CALL, { code: 'payment-expired' })
  return passCall(scene, 'readBooking')
}

async function payTooLate(scene: CheckoutFlowScene) {
  const { testActions, trip } = scene
  await passUntilSeen(scene, locateCardFormButton(scene))
  await testActions.closeWindow(trip.car.id)
  await bookCarAsRival(scene)
  await payByCard(scene)
  await passUntilSeen(scene, locateNamedHeading(scene, 'We’re refunding your payment'))
}

async function payTwice(scene: CheckoutFlowScene) {
  await payByCard(scene)
  const refund = { amount: 300, currency: 'TND' }
  const facts = { bookingId: '0123456789abcdef01234567', refund }
  await endWaitingCall(scene, CHECK_CALL, { code: 'payment-refunded', ...facts })
  await passUntilSeen(scene, locateConfirmationHeading(scene))
}

async function confirmUnpaid(scene: CheckoutFlowScene) {
  await passUntilSeen(scene, locateCardFormButton(scene))
  await setAllStatuses(scene, 'reserved')
  await scene.page.reload()
  await passUntilSeen(scene, locateConfirmationHeading(scene))
}

/** Advances the clock until the page stops waiting for the result, and leaves. */
async function giveUpOnResult(scene: CheckoutFlowScene) {
  const { page } = scene
  await passUntilSeen(scene, locateCardFormButton(scene))
  const control = await openControl(page)
  await control.plan(CHECK_CALL, 'cut', MAX_FAILURES)
  await page.route('**/sandbox/payments/*/pay', (route) => route.abort('connectionreset'))
  await payByCard(scene)
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(locateNamedHeading(scene, 'We’ll confirm by email')).toBeVisible({ timeout: 250 })
  }).toPass({ intervals: [20], timeout: 30_000 })
  await pressTranslatedButton(scene, 'Cancel payment')
  await holdCheckoutCalls(scene)
}

/** The results of the payment machine. */
export const CHECKOUT_PAYMENTS: Gestures = {
  'payment moved: prepared': (scene) => passUntilSeen(scene, locateCardFormButton(scene)),
  'payment done: settled': async (scene) => {
    await payByCard(scene)
    await passUntilSeen(scene, locateConfirmationHeading(scene))
  },
  'payment done: paid twice': payTwice,
  'payment done: confirmed by the supplier': confirmUnpaid,
  'payment done: expired': expirePayment,
  'payment done: refunded': payTooLate,
  'payment done: another way': refuseAndPress('Use another payment method'),
  'payment done: back to the review': goBackToReview,
  'payment done: left': refuseAndPress('Cancel payment'),
  'payment done: unknown': giveUpOnResult,
}
