import { expect, type Locator } from '@playwright/test'

import { fillInCard } from '../../steps/server/sandbox.ts'
import {
  type CheckoutFlowScene,
  holdCheckout,
  type OpenCheckout,
  passCall,
} from './checkout-calls.ts'
import {
  bookByRival,
  formButton,
  goBackToReview,
  pressNamed,
  setAllStatuses,
} from './checkout-scene.ts'
import {
  endWaitingCall,
  listWaiting,
  main,
  openControl,
  passUntilSeen,
  type ScriptedFlow,
} from './scripted-flow.ts'

type Gestures = ScriptedFlow<OpenCheckout>['gestures']

const PREPARE = 'createCheckoutSession'
const CHECK = 'checkCheckoutSession'
/** More failures than any page retries. */
const MAX_FAILURES = 200

const heading = (scene: CheckoutFlowScene, name: string): Locator =>
  main(scene).getByRole('heading', { name: scene.t(name) })

/** Locates the heading that every confirmation has, with or without a payment. */
const confirmation = (scene: CheckoutFlowScene) => heading(scene, 'What happens next')

async function pay(scene: CheckoutFlowScene) {
  await passUntilSeen(scene, formButton(scene))
  await fillInCard(scene.page, 'accepted')
  await formButton(scene).click()
}

/** Refuses to start the payment. */
async function refusePayment(scene: CheckoutFlowScene, code: string) {
  await passCall(scene, 'readBooking')
  await endWaitingCall(scene, PREPARE, { code })
}

/** Refuses to start the payment, and presses this button instead. */
const refuseAndPress = (button: string) => async (scene: CheckoutFlowScene) => {
  await refusePayment(scene, 'payment-pending')
  await pressNamed(scene, button)
}

async function expire(scene: CheckoutFlowScene) {
  const waiting = await listWaiting(scene)
  if (!waiting.includes(CHECK)) return refusePayment(scene, 'payment-expired')
  await endWaitingCall(scene, CHECK, { code: 'payment-expired' })
  return passCall(scene, 'readBooking')
}

async function payTooLate(scene: CheckoutFlowScene) {
  const { testActions, trip } = scene
  await passUntilSeen(scene, formButton(scene))
  await testActions.closeWindow(trip.car.id)
  await bookByRival(scene)
  await pay(scene)
  await passUntilSeen(scene, heading(scene, 'We’re refunding your payment'))
}

async function payTwice(scene: CheckoutFlowScene) {
  await pay(scene)
  const refund = { amount: 300, currency: 'TND' }
  const facts = { bookingId: '0123456789abcdef01234567', refund }
  await endWaitingCall(scene, CHECK, { code: 'payment-refunded', ...facts })
  await passUntilSeen(scene, confirmation(scene))
}

async function confirmUnpaid(scene: CheckoutFlowScene) {
  await passUntilSeen(scene, formButton(scene))
  await setAllStatuses(scene, 'reserved')
  await scene.page.reload()
  await passUntilSeen(scene, confirmation(scene))
}

/** Advances the clock until the page gives up on a result, and leaves. */
async function giveUpOnResult(scene: CheckoutFlowScene) {
  const { page } = scene
  await passUntilSeen(scene, formButton(scene))
  const control = await openControl(page)
  await control.plan(CHECK, 'cut', MAX_FAILURES)
  await page.route('**/sandbox/payments/*/pay', (route) => route.abort('connectionreset'))
  await pay(scene)
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(heading(scene, 'We’ll confirm by email')).toBeVisible({ timeout: 250 })
  }).toPass({ intervals: [20], timeout: 30_000 })
  await pressNamed(scene, 'Cancel payment')
  await holdCheckout(scene)
}

/** The results of the payment machine. */
export const CHECKOUT_PAYMENTS: Gestures = {
  'payment moved: prepared': (scene) => passUntilSeen(scene, formButton(scene)),
  'payment done: settled': async (scene) => {
    await pay(scene)
    await passUntilSeen(scene, confirmation(scene))
  },
  'payment done: paid twice': payTwice,
  'payment done: confirmed by the supplier': confirmUnpaid,
  'payment done: expired': expire,
  'payment done: refunded': payTooLate,
  'payment done: another way': refuseAndPress('Use another payment method'),
  'payment done: back to the review': goBackToReview,
  'payment done: left': refuseAndPress('Cancel payment'),
  'payment done: unknown': giveUpOnResult,
}
