import { payByCall } from '../../steps/booking/bookings.ts'
import {
  type CheckoutFlowScene,
  cutConnectionUntil,
  makeCarFree,
  type OpenCheckout,
  passCall,
  passCar,
  passCheckedPrice,
  passOwnBooking,
  passQuote,
  passRelease,
  passTakenQuote,
  reachBookingRequest,
  refuseQuote,
} from './checkout-calls.ts'
import {
  bookCarAsRival,
  bookElsewhere,
  leaveCheckout,
  pressTranslatedButton,
  setAllStatuses,
} from './checkout-scene.ts'
import {
  endWaitingCall,
  listWaitingOperations,
  locateMainRegion,
  openAnswerUrl,
  type ScriptedFlow,
} from './scripted-flow.ts'

type Gestures = ScriptedFlow<OpenCheckout>['gestures']

const NO_PRICE_TITLE = 'We couldn’t load the price'

/** The results of requesting the price. */
const quoteGestures: Gestures = {
  'quote done: free': makeCarFree,
  'quote done: taken': passTakenQuote,
  'quote done: sold out': (scene) => passQuote(scene, { fullyBooked: true }),
  'quote done: coming soon': (scene) => passQuote(scene, { comingSoon: true }),
  'quote done: held for the customer': (scene) => passOwnBooking(scene, 'deposit'),
  'quote done: booked by the customer': (scene) => passOwnBooking(scene, 'later'),
  'quote done: dearer, online only': (scene) =>
    passCar(scene, (car) => ({ ...car, supplier: { ...car.supplier, payLater: false } })),
}

/**
 * Opens a URL of the script. Calls that fetch the car are answered until the page continues, because there may
 * be several.
 */
export async function openCheckoutAnswer(scene: CheckoutFlowScene, address: string): Promise<void> {
  switch (address.replace('/__answer/', '')) {
    case 'readCar/pass':
      return reachBookingRequest(scene)
    case 'readCar/not-found':
      return refuseQuote(scene, 'not-found')
    case 'readCar/cut':
      return cutConnectionUntil(scene, 'readCar', NO_PRICE_TITLE)
    default:
      return openAnswerUrl(scene, address)
  }
}

/**
 * Refuses the booking because the guest has already booked the car. The response contains the id of that
 * booking.
 */
async function refuseOwnBooking(scene: CheckoutFlowScene) {
  await reachBookingRequest(scene)
  const bookingId = await bookElsewhere(scene, 'later')
  await endWaitingCall(scene, 'checkOut', { code: 'car-taken', bookingId })
}

/** Lets the release of the earlier booking pass, or cancels the booking before the page fetches it. */
async function releaseOrCancel(scene: CheckoutFlowScene) {
  const waiting = await listWaitingOperations(scene)
  if (waiting.includes('releaseBooking')) return passRelease(scene)
  await setAllStatuses(scene, 'cancelled')
  return passCall(scene, 'readBooking')
}

async function leaveOrRelease(scene: CheckoutFlowScene) {
  const button = locateMainRegion(scene).getByRole('button', { name: scene.t('Leave checkout') })
  return (await button.isVisible()) ? leaveCheckout(scene) : passRelease(scene)
}

/** While the page releases a booking that cannot be paid in full from this country, pays for it. */
async function payDuringRelease(scene: CheckoutFlowScene) {
  await passCall(scene, 'readBooking')
  if (scene.begun) await payByCall(scene.page.request, scene.begun)
  await passRelease(scene)
}

/** The results of placing a booking. */
const placingResultGestures: Gestures = {
  'placing done: booked by the customer': refuseOwnBooking,
  'placing done: car taken meanwhile': async (scene) => {
    await bookCarAsRival(scene)
    await passCheckedPrice(scene)
  },
  'placing done: sold out': (scene) => passQuote(scene, { fullyBooked: true }),
  'placing done: coming soon': (scene) => passQuote(scene, { comingSoon: true }),
  'placing done: back to the review': async (scene) => {
    await scene.testActions.raisePrices(scene.trip.car.id, 20)
    await passCheckedPrice(scene)
    await pressTranslatedButton(scene, 'Back to the review')
  },
  'placing done: kept, not paid yet': (scene) => passCall(scene, 'readBooking'),
  'placing done: kept, to be paid at the counter': async (scene) => {
    await setAllStatuses(scene, 'pending')
    await passCall(scene, 'readBooking')
  },
  'placing done: not shown here': (scene) =>
    endWaitingCall(scene, 'readBooking', { code: 'unauthenticated' }),
  'placing done: not kept': async (scene) => {
    await cutConnectionUntil(scene, 'readBooking', 'We couldn’t check your earlier booking')
    await pressTranslatedButton(scene, 'Back')
  },
  'placing done: released': releaseOrCancel,
  'placing done: left': leaveOrRelease,
  'placing done: paid meanwhile in a barred way': payDuringRelease,
}

export const CHECKOUT_ANSWERS: Gestures = { ...quoteGestures, ...placingResultGestures }
