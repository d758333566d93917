import { STRIPE_SDK_REQUEST } from '@masar/machines/payment-sdk/payment-sdk.journeys.ts'
import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'

import type { ScreenTexts } from '../../src/testing/screens/screen-texts.ts'
import type { EarlierSteps, Recipe } from './recipe.ts'
import {
  CHECKOUT_RECIPE,
  isFirstListingFailed,
  isImpossibleInPayment,
  isImpossibleInPaymentSdk,
  PLACING_RECIPE,
} from './booking-recipes.ts'
import { SESSION_RECIPE } from './session-recipe.ts'

/**
 * A local service receives the whole file at once, so the page shows that it checks the file. The disabled
 * button for another file stays.
 */
const UPLOADING_TEXTS: ScreenTexts = {
  headings: ['Driving licence'],
  offers: { 'cancels the upload': ['Stop sending'] },
  texts: ['Checking {name}'],
}

/** Whether no one is signed in, so that signing out is impossible. */
function isVisitorSigningOut(label: string, { labels }: EarlierSteps): boolean {
  const last = labels.findLast((one) => /is signed in$|is signed in any more$/.test(one))
  return label.endsWith('any more') && !(last?.endsWith('Badis is signed in') ?? false)
}

/** Returns the answers for the selected bookings, in order. */
const answerEachBooking = (...answers: string[]) =>
  answers.map((answer) => `updateBookingStatus,deleteBookings/${answer}`)

/** Returns the answers for the status of a payment, and for whether it has a booking. */
const answerSession = (status: string, booking = 'pass') => [
  `checkCheckoutSession/${status}`,
  `findBookingId/${booking}`,
]

export const RECIPES: Readonly<Record<MachineFolder, Recipe>> = {
  session: SESSION_RECIPE,
  checkout: CHECKOUT_RECIPE,
  placing: PLACING_RECIPE,
  payment: {
    page: '/',
    changesValues: /^looks at euros$/,
    isImpossible: isImpossibleInPayment,
    isBeyondHand: isFirstListingFailed,
    actors: {
      pays: 'actor',
      'is declined': 'actor',
      'is asked by the bank': 'actor',
    },
    // The demo offers only test cards.
    never:
      /back to a payment|not offered|closes the window|down|blocked|listProviders done: (?:card|nobody)|confirmed by|^(?:pays|is declined)$/,
    callsOneOf: true,
    instead: {
      left: {},
      reopened: {},
      settled: 'checkout/confirmed',
      booked: 'checkout/confirmed',
      expired: 'checkout/paying.expired',
      refunded: 'checkout/paying.refunded',
      reviewed: 'checkout/paying.review',
      unsettled: 'checkout/unsettled',
    },
  },
  'payment-sdk': {
    changesValues: /^looks at euros$/,
    isImpossible: isImpossibleInPaymentSdk,
    instead: {
      'start: Stripe': 'payment/choosing',
      'start: PayPal': 'payment/choosing',
      resolved: 'payment/paying.entering',
    },
    isSwitched: ({ locale }) => locale !== STRIPE_SDK_REQUEST.locale,
  },
  'checkout-session': {
    page: '/checkout-session/SESSION',
    links: {
      'readSession done: paid': answerSession('pass'),
      'readSession done: pending': answerSession('payment-pending'),
      'readSession done: open': answerSession('payment-open'),
      'readSession done: declined': answerSession('payment-declined?reason=declined'),
      'readSession done: expired': answerSession('payment-expired'),
      'readSession done: refunded': answerSession('payment-refunded'),
      'readSession done: paid twice': answerSession('payment-refunded?bookingId=another'),
      'readSession done: no such session': answerSession('no-content', 'no-content'),
    },
  },
  notifications: {
    page: '/faq',
    never: /done: (?:none|past)|something may/,
    // Two notifications fit on one page.
    isBeyondHand: (label) => label === 'the address says page 2',
    callsOneOf: true,
    // The list is closed because another page is open.
    instead: { 'list.closed': {}, 'the tab closes': {} },
  },
  deletion: { page: '/notifications', never: /done: none/ },
  // The app has no page that verifies an email address; the link in the email opens a server page.
  'account-link': {
    page: '/forgot-password',
    actors: { 'Badis is signed in': 'tab', 'nobody is signed in any more': 'tab' },
    never: /address to verify/,
    isBeyondHand: isVisitorSigningOut,
  },
  amendment: {
    page: '/bookings',
    actors: { 'is signed out': 'tab', 'signs in': 'tab' },
    never: /impossible trip|reprice done: (?:dearer|taken)/,
    instead: { left: {}, saved: {} },
    links: {
      'reprice done: free': ['readCar/pass'],
      'reprice done: session over': ['readCar/unauthenticated'],
      'reprice done: not any more': ['readCar/forbidden'],
      'reprice done: closed then': ['readCar/closed-at-that-hour?field=%2Fbooking%2Fto'],
      'reprice done: car taken': ['readCar/car-unavailable'],
      'reprice failed: no network': ['readCar/cut'],
    },
  },
  'booking-change': {
    page: '/bookings',
    callsOneOf: true,
    // The recorded screen shows a customer's selection next to a staff selection.
    instead: { idle: {} },
    links: {
      'changeEach done: all of them': answerEachBooking('pass', 'pass'),
      'changeEach done: one stays': answerEachBooking('pass', 'car-taken'),
      'changeEach done: one may not be changed': answerEachBooking('pass', 'forbidden'),
      'changeEach done: one is withdrawn': answerEachBooking('pass', 'car-unavailable'),
      'changeEach done: one has another price': answerEachBooking('pass', 'price-changed'),
    },
  },
  cancellation: {
    page: '/bookings',
    actors: { 'another tab asks to cancel': 'tab' },
    // When a booking is loaded after the request, the page shows the request at its top.
    instead: {
      'start: a booking on its way out': { texts: ['Cancellation requested'] },
      'requested < reload': { texts: ['Cancellation requested'] },
    },
    // These steps need another time of day, or calls from another tab that are not held.
    never: /evening before|late$|after the pick-up|begun$|turns|another tab/,
  },
  // No page has two forms, or asks for consent.
  'bot-check': { never: /another form/ },
  license: {
    page: '/settings',
    actors: {
      'another tab has sent one': 'tab',
      'another tab has deleted it': 'tab',
      'half of it is sent': 'clock',
    },
    // A local upload is sent at once.
    never: /half of it/,
    otherTab: {
      'another tab has sent one': ['uploadLicense', 'uploadTemporaryLicense'],
      'another tab has deleted it': ['deleteLicense', 'deleteTemporaryLicense'],
    },
    pages: { 'start: a guest': '/' },
    callsOneOf: true,
    instead: { closing: {}, left: {}, uploading: UPLOADING_TEXTS },
  },
  contact: { page: '/contact' },
}
