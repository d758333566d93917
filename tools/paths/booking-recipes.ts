import type { StepActor } from 'statechart-paths/command'

import type { EarlierSteps, Recipe } from './recipe.ts'

/**
 * The actors of steps that checkout receives as results. In the placing and payment charts, a user or the clock
 * causes these steps.
 */
const CHECKOUT_ACTORS: Readonly<Record<string, StepActor>> = {
  'placing done: back to the review': 'user',
  'placing done: left': 'user',
  'placing done: not kept': 'user',
  'payment done: another way': 'user',
  'payment done: back to the review': 'user',
  'payment done: left': 'user',
  'payment done: expired': 'clock',
  'holdExpiry done: time is over': 'clock',
  'signs in': 'tab',
  'is signed out': 'tab',
}

function isImpossibleInCheckout(label: string, { labels }: EarlierSteps): boolean {
  const last = labels.at(-1) ?? ''
  // Customers who leave do not wait for the release.
  if (label === 'placing done: released') return ['leaves', 'payment done: left'].includes(last)
  // After a reload, the page still knows the payment, because it has shown the form of that payment.
  return label === 'reload' && /: (?:refunded|unknown)$/.test(last)
}

export function isImpossibleInPayment(label: string, { state, labels }: EarlierSteps): boolean {
  // The payment's form was on the page before the reload.
  if (label === 'pays' && state === 'declined') return true
  // The page lists the providers only once after it is loaded.
  const sinceReload = labels.slice(labels.lastIndexOf('reload') + 1)
  return isListing(label) && sinceReload.some(isListing)
}

const isListing = (label: string) => label.startsWith('listProviders done')

/** Testers cannot fail the first listing, because the page requests it before they can make calls wait. */
export const isFirstListingFailed = (label: string, { labels }: EarlierSteps): boolean =>
  label.startsWith('listProviders failed') && !labels.some(isListing) && !labels.includes('reload')

export function isImpossibleInPaymentSdk(label: string, { labels }: EarlierSteps): boolean {
  // After a reload, the page shows the providers again.
  if (label === 'reload') return !labels.includes('comes to pay')
  // A script that was loaded is not requested again.
  const sinceReload = labels.slice(labels.lastIndexOf('reload') + 1)
  return /^(?:chooses|looks|reads)/.test(label) && sinceReload.includes('loadSdk done: loaded')
}

/** The price is checked before the booking is requested. */
const answerAfterPriceCheck = (answer: string) => ['readCar/pass', `checkOut/${answer}`]

export const CHECKOUT_RECIPE: Recipe = {
  page: '/',
  changesValues: /^looks at euros$/,
  actors: CHECKOUT_ACTORS,
  isImpossible: isImpossibleInCheckout,
  never: /licence|a birth date$|broken|^payment (?:done|moved)|meanwhile/,
  instead: {
    left: {},
    'confirmed < placing done: booked': 'checkout/confirmed',
    'payment moved: prepared': 'payment/paying.entering',
    'placing moved: nobody has answered': 'placing/failed',
  },
  links: {
    'quote done: free': ['readCar/pass'],
    'quote done: no such car': ['readCar/not-found'],
    'quote failed: no network': ['readCar/cut'],
    'placing done: booked': answerAfterPriceCheck('pass'),
    'placing done: car taken': answerAfterPriceCheck('car-taken'),
    'placing done: email taken': answerAfterPriceCheck('email-taken'),
    'placing done: online payment barred': answerAfterPriceCheck('online-payment-barred'),
    'placing done: no such car': answerAfterPriceCheck('no-content'),
    'placing done: price unknown': ['readCar/cut'],
    'placing done: session over': answerAfterPriceCheck('unauthenticated'),
    'placing done: too early': answerAfterPriceCheck('too-early?field=%2Fbooking%2Ffrom'),
    'placing done: too young': answerAfterPriceCheck('too-young?field=%2Fdriver%2FbirthDate'),
    'placing done: wrong extra': answerAfterPriceCheck(
      'option-unavailable?field=%2Fbooking%2Fcancellation',
    ),
    'placing moved: nobody has answered': answerAfterPriceCheck('internal'),
  },
}

export const PLACING_RECIPE: Recipe = {
  page: '/',
  actors: { 'signs in': 'tab' },
  never:
    /^start: (?!Badis books$)|key reused$|by the customer|cancelled|at the counter|still booked/,
  instead: {
    left: {},
    'left < releaseBooking done: released': {},
    adopted: 'checkout/paying.open',
    back: 'checkout/editing.review',
    booked: 'checkout/confirmed',
    carTaken: 'checkout/refused.carTaken',
    choiceLost: 'checkout/editing.payment',
    comingSoon: 'checkout/refused.comingSoon',
    emailTaken: 'checkout/refused.emailTaken',
    notShown: 'checkout/refused.unfinished',
    ownBooking: 'checkout/refused.alreadyBooked',
    paid: 'checkout/confirmed',
    quoteFailed: 'checkout/refused.quoteFailed',
    sessionOver: 'checkout/refused.sessionExpired',
    soldOut: 'checkout/refused.soldOut',
    unfinished: 'checkout/refused.unfinished',
    unknownTrip: 'checkout/refused.unknownCar',
    'createBooking done: online payment barred': 'checkout/editing.payment',
    'createBooking done: too early': 'checkout/refused.rejected',
    'createBooking done: too young': 'checkout/editing.driver',
    'createBooking done: wrong extra': 'checkout/editing.options',
    'readBooking done: cancelled meanwhile': 'checkout/editing.options',
    'readBooking done: to be paid at the counter': 'checkout/confirmed',
    'releaseBooking done: released': 'checkout/editing.payment',
  },
  links: {
    'quote done: free': ['readCar/pass'],
    'quote done: no such car': ['readCar/not-found'],
    'quote failed: no network': ['readCar/cut'],
    'releaseBooking done: released': ['releaseBooking/pass', 'readBooking/pass'],
  },
}
