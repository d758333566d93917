import { expect } from '@playwright/test'

import type { OpenPayment } from '../../steps/booking/bookings.ts'
import type { Outcome } from '../../steps/server/call-control.ts'
import {
  bookCarAsRival,
  bookElsewhere,
  type CheckoutStart,
  setAllStatuses,
} from './checkout-scene.ts'
import {
  endWaitingCall,
  listWaitingOperations,
  locateMainRegion,
  openAnswerUrl,
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

export const holdCheckoutCalls = (scene: Pick<ScriptScene, 'page'>) =>
  requestAddress(scene, `/__answer/${HELD_OPERATIONS}/hold`)

export const passCall = (scene: CheckoutFlowScene, operation: string) =>
  endWaitingCall(scene, operation, 'pass')

/** Breaks an operation's connections until the page shows this heading. Afterwards, calls wait again. */
export async function cutConnectionUntil(
  scene: CheckoutFlowScene,
  operation: string,
  heading: string,
) {
  await openAnswerUrl(scene, `/__answer/${operation}/cut`)
  await locateMainRegion(scene)
    .getByRole('heading', { name: scene.t(heading) })
    .waitFor()
  await holdCheckoutCalls(scene)
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
  // A page that is still opening does not show the loading state yet.
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

/** Cancels all of the car's bookings, and sets its availability. */
async function offerCar(scene: CheckoutFlowScene, offer: Offer) {
  await setAllStatuses(scene, 'cancelled')
  await scene.testActions.offer(scene.trip.car.id, offer)
}

export const makeCarFree = (scene: CheckoutFlowScene) => offerCar(scene, {})

export async function passQuote(scene: CheckoutFlowScene, offer: Offer) {
  await offerCar(scene, offer)
  await passCheckedPrice(scene)
}

/** Books the car as another customer, and then lets the price check pass. */
export async function passTakenQuote(scene: CheckoutFlowScene) {
  await setAllStatuses(scene, 'cancelled')
  await scene.testActions.offer(scene.trip.car.id, {})
  await bookCarAsRival(scene)
  await passCheckedPrice(scene)
}

/** Ensures that this browser's guest has booked the car, and then lets the price check pass. */
export async function passOwnBooking(scene: CheckoutFlowScene, choice: 'later' | 'deposit') {
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
  await expect.poll(() => listWaitingOperations(scene)).toContain('readCar')
  const response = await page.request.get(car.address, { headers: { 'x-scenario': 'other-tab' } })
  expect(response.status()).toBe(200)
  const body = JSON.stringify(change((await response.json()) as Car))
  await answerQuote(scene, { body })
}

/** Lets the price check pass if it is pending, so that the page sends the booking request. */
export async function reachBookingRequest(scene: CheckoutFlowScene) {
  const waiting = await listWaitingOperations(scene)
  if (waiting.includes('checkOut')) return
  await passCheckedPrice(scene)
}

/** Lets the release of a booking pass, and then the call that checks the booking's status. */
export async function passRelease(scene: CheckoutFlowScene) {
  await passCall(scene, 'releaseBooking')
  await passCall(scene, 'readBooking')
}
