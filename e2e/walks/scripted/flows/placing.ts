import { expect } from '@playwright/test'

import { openPaymentAsGuest, type OpenPayment, payByCall } from '../../../steps/booking/bookings.ts'
import { pressBook } from '../../../steps/booking/checkout.ts'
import { createDemoDriver, signInAs } from '../../../steps/person/people.ts'
import {
  beginPayment,
  bookCarAsRival,
  bookElsewhere,
  type CheckoutScene,
  type CheckoutStart,
  storeOwnReview,
  leaveCheckout,
  prepareOwnCheckout,
  pressTranslatedButton,
  expectReview,
  setAllStatuses,
  TUNISIAN_HEADERS,
} from '../checkout-scene.ts'
import { runInOtherTab } from '../other-tab.ts'
import { createCustomer, createEmailAddress } from '../script-people.ts'
import {
  endWaitingCall,
  holdNextCall,
  listWaitingOperations,
  openAnswerUrl,
  requestAddress,
  type ScriptScene,
  type ScriptedFlow,
} from '../scripted-flow.ts'

interface Placing extends CheckoutStart {
  /** The payment that the customer has started; null if no payment was started. */
  begun: OpenPayment | null
  /** The URL from which the page fetches the car for this trip. */
  carAddress: string
}

interface Car {
  supplier: { payLater?: boolean }
}

type PlacingScene = ScriptScene & Placing

const QUOTE_CALL = 'readCar'

/** Lets pending calls that fetch the car pass, because the page needs it. Later calls wait again. */
const freeQuote = (scene: PlacingScene) => requestAddress(scene, `/__answer/${QUOTE_CALL}/free`)

/** Books, and leaves the price check pending. */
async function startBooking(scene: PlacingScene) {
  const { page, t } = scene
  await freeQuote(scene)
  await expectReview(scene)
  await holdNextCall(scene, QUOTE_CALL)
  const carRequest = page.waitForRequest(/\/api\/car\//)
  await pressBook(page, t)
  scene.carAddress = (await carRequest).url()
}

async function bookAfterLostAnswer(scene: PlacingScene) {
  await freeQuote(scene)
  await pressBook(scene.page, scene.t)
  await openAnswerUrl(scene, '/__answer/checkOut/internal')
  await pressTranslatedButton(scene, 'Back to the review')
  await startBooking(scene)
}

/** Books and reloads the page, which repeats the booking request. */
async function bookAndReload(scene: PlacingScene) {
  await freeQuote(scene)
  await pressBook(scene.page, scene.t)
  await expect.poll(() => listWaitingOperations(scene)).toContain('checkOut')
  // Otherwise, a call that fetches the car could be sent after calls wait again.
  const repeated = scene.page.waitForRequest(/\/api\/checkout$/)
  await scene.page.reload()
  await repeated
}

const passQuote = (scene: PlacingScene) => endWaitingCall(scene, QUOTE_CALL, 'pass')

/** Creates a gesture that changes the car's availability before its price is checked. */
const passQuoteWithOffer =
  (offer: { comingSoon?: boolean; fullyBooked?: boolean }) => async (scene: PlacingScene) => {
    await scene.testActions.offer(scene.trip.car.id, offer)
    await passQuote(scene)
  }

/**
 * Answers the pending call with the response to a new call. If a guest books after the pending call was sent,
 * that call does not contain the guest's cookie.
 */
async function passCar(scene: PlacingScene, change: (car: Car) => Car = (car) => car) {
  const { page, carAddress } = scene
  const response = await page.request.get(carAddress, { headers: { 'x-scenario': 'other-tab' } })
  const body = JSON.stringify(change((await response.json()) as Car))
  await endWaitingCall(scene, QUOTE_CALL, { body })
}

/** Creates a gesture that books the car as this browser's guest before its price is checked. */
const passQuoteWithOwnBooking = (choice: 'later' | 'deposit') => async (scene: PlacingScene) => {
  await bookElsewhere(scene, choice)
  await passCar(scene)
}

/** Raises the price and requires online payment before the price is checked. */
async function passOnlineOnly(scene: PlacingScene) {
  await scene.testActions.raisePrices(scene.trip.car.id, 20)
  await passCar(scene, (car) => ({ ...car, supplier: { ...car.supplier, payLater: false } }))
}

/**
 * Creates a gesture that refuses the booking because the guest has already booked the car. The response
 * contains the id of that booking.
 */
const refuseWithOwnBooking = (code: string) => async (scene: PlacingScene) => {
  const bookings = await scene.testActions.listBookings(scene.trip.car.id)
  const bookingId = bookings[0]?.id ?? (await bookElsewhere(scene, 'deposit'))
  await endWaitingCall(scene, 'checkOut', { code, bookingId })
}

const STARTS: Readonly<Record<string, (scene: CheckoutScene) => Promise<OpenPayment | null>>> = {
  'start: Badis goes on with what he began elsewhere': async (scene) => {
    await bookElsewhere(scene, 'deposit')
    return null
  },
  'start: Badis goes on, in a country where it is barred': async (scene) => {
    await scene.page.setExtraHTTPHeaders(TUNISIAN_HEADERS)
    const { page, trip, language } = scene
    return openPaymentAsGuest(page.request, trip, createDemoDriver(createEmailAddress()), language)
  },
  'start: Badis wants another way to pay': beginPayment,
  'start: Badis leaves without paying': beginPayment,
}

async function storePayLaterReview(scene: CheckoutScene) {
  await storeOwnReview(scene, 'later')
  return null
}

/**
 * Creates a gesture that clicks a payment button, after answering the calls that prepare the payment on the
 * reloaded page.
 */
const pressInPayment = (name: string) => async (scene: PlacingScene) => {
  await freeQuote(scene)
  await openAnswerUrl(scene, '/__answer/readBooking/pass')
  await pressTranslatedButton(scene, name)
}

async function keepBooking(scene: PlacingScene) {
  await freeQuote(scene)
  await pressTranslatedButton(scene, 'Continue to payment')
}

/**
 * Answers a call. If a path does not check the price, only checkout itself fetches the car, and must be able to
 * continue after the placing chart has ended.
 */
async function openPlacingAnswer(scene: PlacingScene, address: string) {
  await openAnswerUrl(scene, address)
  if (!scene.labels.some((label) => label.startsWith('quote '))) await freeQuote(scene)
}

export const PLACING_FLOW: ScriptedFlow<Placing> = {
  async prepare(scene) {
    const checkout = await prepareOwnCheckout(scene)
    const begun = await (STARTS[scene.start] ?? storePayLaterReview)({ ...scene, ...checkout })
    return { ...checkout, begun, carAddress: '' }
  },
  gestures: {
    'start: Badis books': startBooking,
    'start: Badis books again after a lost answer': bookAfterLostAnswer,
    'start: Badis asks again': bookAndReload,
    'start: Badis goes on with what he began elsewhere': keepBooking,
    'start: Badis goes on, in a country where it is barred': keepBooking,
    'start: Badis wants another way to pay': pressInPayment('Use another payment method'),
    'start: Badis leaves without paying': pressInPayment('Cancel payment'),
    leaves: leaveCheckout,
    async 'signs in'(scene) {
      const customer = await createCustomer(scene.page.request)
      // For another customer, the page refetches its data.
      await holdNextCall(scene, QUOTE_CALL)
      await runInOtherTab(scene, (tab) => signInAs(tab, customer, 'frontend', scene.language))
      await expect(scene.page.getByRole('banner').getByText(customer.name)).toBeVisible()
    },
    'is online again': ({ page }) => page.evaluate(() => void dispatchEvent(new Event('online'))),
    'quote done: free': (scene) => setAllStatuses(scene, 'cancelled'),
    'quote done: taken': async (scene) => {
      await bookCarAsRival(scene)
      await passQuote(scene)
    },
    'quote done: dearer': async (scene) => {
      await scene.testActions.raisePrices(scene.trip.car.id, 20)
      await passQuote(scene)
    },
    'quote done: dearer, online only': passOnlineOnly,
    'quote done: booked by the customer': passQuoteWithOwnBooking('later'),
    'quote done: held for the customer': passQuoteWithOwnBooking('deposit'),
    'quote done: sold out': passQuoteWithOffer({ fullyBooked: true }),
    'quote done: coming soon': passQuoteWithOffer({ comingSoon: true }),
    'createBooking done: price changed': (scene) => holdNextCall(scene, QUOTE_CALL),
    'createBooking done: key reused': refuseWithOwnBooking('key-reused'),
    'createBooking done: car taken by the customer': refuseWithOwnBooking('car-taken'),
    'readBooking done: cancelled meanwhile': async (scene) => {
      await setAllStatuses(scene, 'cancelled')
      await openPlacingAnswer(scene, '/__answer/readBooking/pass')
    },
    'readBooking done: to be paid at the counter': async (scene) => {
      await setAllStatuses(scene, 'pending')
      await openAnswerUrl(scene, '/__answer/readBooking/pass')
    },
    'releaseBooking done: still booked': async (scene) => {
      if (scene.begun) await payByCall(scene.page.request, scene.begun)
      else await setAllStatuses(scene, 'reserved')
      await openAnswerUrl(scene, '/__answer/releaseBooking/pass')
      await openAnswerUrl(scene, '/__answer/readBooking/pass')
    },
  },
  openAddress: openPlacingAnswer,
}
