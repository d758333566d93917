import { expect } from '@playwright/test'

import type { OpenPayment } from '../../steps/booking/bookings.ts'
import type { Outcome } from '../../steps/server/call-control.ts'
import { bookByRival, bookElsewhere, type CheckoutStart, setAllStatuses } from './checkout-scene.ts'
import {
  endWaitingCall,
  listWaiting,
  main,
  openAnswer,
  openControl,
  requestAddress,
  type ScriptScene,
  waitForCall,
} from './scripted-flow.ts'

export interface OpenCheckout extends CheckoutStart {
  /** The address from which the page last fetched the car and its price. */
  car: { address: string }
  /** A payment that was begun elsewhere; null if there is none. */
  begun: OpenPayment | null
}

export type CheckoutFlowScene = ScriptScene & OpenCheckout

interface Car {
  supplier: { payLater?: boolean }
}

/** The calls that wait between the steps of a script, including those for which a tester needs no address. */
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
  await main(scene)
    .getByRole('heading', { name: scene.t(heading) })
    .waitFor()
  await holdCheckout(scene)
}

/**
 * Answers the call for the price until the page has the response: the price summary also fetches the car, and
 * both calls may wait.
 */
async function answerQuote(scene: CheckoutFlowScene, outcome: Outcome) {
  const control = await openControl(scene.page)
  const checking = main(scene).getByText(scene.t('Checking the price'))
  const busy = main(scene)
    .getByRole('heading', { name: scene.t('Loading the price') })
    .or(checking)
  // A page that is still opening is not busy yet.
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

/** The car has no booking, and is offered like this. */
async function offerCar(scene: CheckoutFlowScene, offer: Offer) {
  await setAllStatuses(scene, 'cancelled')
  await scene.testActions.offer(scene.trip.car.id, offer)
}

export const makeCarFree = (scene: CheckoutFlowScene) => offerCar(scene, {})

export async function passQuote(scene: CheckoutFlowScene, offer: Offer) {
  await offerCar(scene, offer)
  await passCheckedPrice(scene)
}

/** Answers that another customer has booked the car. */
export async function passTaken(scene: CheckoutFlowScene) {
  await setAllStatuses(scene, 'cancelled')
  await scene.testActions.offer(scene.trip.car.id, {})
  await bookByRival(scene)
  await passCheckedPrice(scene)
}

/** Answers that the guest of this browser has booked the car. */
export async function passOwn(scene: CheckoutFlowScene, choice: 'later' | 'deposit') {
  await scene.testActions.offer(scene.trip.car.id, {})
  if (!scene.begun) {
    await setAllStatuses(scene, 'cancelled')
    await bookElsewhere(scene, choice)
  }
  await passCar(scene)
}

/** Answers with the response to a new call, because the waiting call may not have the guest's cookie yet. */
export async function passCar(scene: CheckoutFlowScene, change = (car: Car): Car => car) {
  const { page, car } = scene
  await expect.poll(() => listWaiting(scene)).toContain('readCar')
  const response = await page.request.get(car.address, { headers: { 'x-scenario': 'other-tab' } })
  expect(response.status()).toBe(200)
  const body = JSON.stringify(change((await response.json()) as Car))
  await answerQuote(scene, { body })
}

/** Passes the price check, if the page waits for it, so that the page requests the booking. */
export async function reachRequest(scene: CheckoutFlowScene) {
  const waiting = await listWaiting(scene)
  if (waiting.includes('checkOut')) return
  await passCheckedPrice(scene)
}

/** Passes the release of a booking, and the call that then checks its status. */
export async function passRelease(scene: CheckoutFlowScene) {
  await passCall(scene, 'releaseBooking')
  await passCall(scene, 'readBooking')
}
