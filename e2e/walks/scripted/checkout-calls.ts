import { expect } from '@playwright/test'

import type { OpenPayment } from '../../steps/booking/bookings.ts'
import type { Outcome } from '../../steps/server/call-control.ts'
import { bookByRival, bookElsewhere, type CheckoutStart, setAllStatuses } from './checkout-scene.ts'
import {
  endWaitingCall,
  listWaiting,
  locateMainRegion,
  openAnswer,
  openControl,
  requestAddress,
  type ScriptScene,
  waitForCall,
} from './scripted-flow.ts'

export interface OpenCheckout extends CheckoutStart {
  /** The URL from which the page last fetched the car and its price. */
  car: { address: string }
  /** The payment that was started elsewhere; null if no payment was started. */
  begun: OpenPayment | null
}

export type CheckoutFlowScene = ScriptScene & OpenCheckout

interface Car {
  supplier: { payLater?: boolean }
}

/**
 * The operations whose calls wait between the steps of a script, including those that a tester does not need to
 * answer.
 */
const HELD_OPERATIONS = [
  'readCar',
  'checkOut',
  'readBooking',
  'releaseBooking',
  'createCheckoutSession',
  'checkCheckoutSession',
].join(',')

export const holdCheckout = (scene: Pick<ScriptScene, 'page'>) =>
  requestAddress(scene, `/__answer/${HELD_OPERATIONS}/hold`)

export const passCall = (scene: CheckoutFlowScene, operation: string) =>
  endWaitingCall(scene, operation, 'pass')

/** Breaks the connection until the page shows this heading; then calls wait again. */
export async function cutUntil(scene: CheckoutFlowScene, operation: string, heading: string) {
  await openAnswer(scene, `/__answer/${operation}/cut`)
  await locateMainRegion(scene)
    .getByRole('heading', { name: scene.t(heading) })
    .waitFor()
  await holdCheckout(scene)
}

/**
 * Answers calls that fetch the car until the page has the price. There may be two, because the price summary
 * also fetches the car.
 */
async function answerQuote(scene: CheckoutFlowScene, outcome: Outcome) {
  const control = await openControl(scene.page)
  const checking = locateMainRegion(scene).getByText(scene.t('Checking the price'))
  const busy = locateMainRegion(scene)
    .getByRole('heading', { name: scene.t('Loading the price') })
    .or(checking)
  // A page that is still opening does not show yet that it is loading.
  await waitForCall(scene, ['readCar', 'checkOut'])
  const answer = async () => {
    await control.release('readCar', outcome)
    await expect(busy).toBeHidden({ timeout: 200 })
  }
  await expect(answer).toPass({ intervals: [20], timeout: 20_000 })
}

export const passCheckedPrice = (scene: CheckoutFlowScene) => answerQuote(scene, 'pass')

export const refuseQuote = (scene: CheckoutFlowScene, code: string) => answerQuote(scene, { code })

interface Offer {
  comingSoon?: boolean
  fullyBooked?: boolean
}

/** Cancels all bookings of the car, and sets its availability. */
async function offerCar(scene: CheckoutFlowScene, offer: Offer) {
  await setAllStatuses(scene, 'cancelled')
  await scene.testActions.offer(scene.trip.car.id, offer)
}

export const makeCarFree = (scene: CheckoutFlowScene) => offerCar(scene, {})

export async function passQuote(scene: CheckoutFlowScene, offer: Offer) {
  await offerCar(scene, offer)
  await passCheckedPrice(scene)
}

/** Books the car as another customer, and lets the price check find this. */
export async function passTaken(scene: CheckoutFlowScene) {
  await setAllStatuses(scene, 'cancelled')
  await scene.testActions.offer(scene.trip.car.id, {})
  await bookByRival(scene)
  await passCheckedPrice(scene)
}

/** Books the car as this browser's guest, and lets the price check find this. */
export async function passOwn(scene: CheckoutFlowScene, choice: 'later' | 'deposit') {
  await scene.testActions.offer(scene.trip.car.id, {})
  if (!scene.begun) {
    await setAllStatuses(scene, 'cancelled')
    await bookElsewhere(scene, choice)
  }
  await passCar(scene)
}

/**
 * Answers the pending call with the response to a new call, because the pending one may not contain the guest's
 * cookie yet.
 */
export async function passCar(scene: CheckoutFlowScene, change = (car: Car): Car => car) {
  const { page, car } = scene
  await expect.poll(() => listWaiting(scene)).toContain('readCar')
  const response = await page.request.get(car.address, { headers: { 'x-scenario': 'other-tab' } })
  expect(response.status()).toBe(200)
  const body = JSON.stringify(change((await response.json()) as Car))
  await answerQuote(scene, { body })
}

/** Lets the price check pass if it is pending, so that the page sends the booking request. */
export async function reachRequest(scene: CheckoutFlowScene) {
  const waiting = await listWaiting(scene)
  if (waiting.includes('checkOut')) return
  await passCheckedPrice(scene)
}

/** Lets the release of a booking pass, and then the call that checks the booking's status. */
export async function passRelease(scene: CheckoutFlowScene) {
  await passCall(scene, 'releaseBooking')
  await passCall(scene, 'readBooking')
}
