import type { Step } from 'statechart-paths/walk'
import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'

import type { BrowserWalk, StateChange } from '../browser-walk.ts'
import {
  expectBookedAtMostOnce,
  type BookingPeople,
  createBookingPeople,
} from './booking-people.ts'
import { checkoutActs } from './checkout-acts.ts'
import { checkoutScreenAssertions } from './checkout-looks.ts'
import { freeCarAndBookAsRival, freeCar, setGuestBooking } from './own-bookings.ts'

const NEVER_BREAKS = 'no answer of the server breaks a chart'
const NEEDS_TERMS = 'it needs other terms of the supplier, who has cars of other tests'

/** The steps from opening checkout to a booking. Online payments use the sandbox's test cards. */
export const CHECKOUT_WALK: BrowserWalk<BookingPeople> = {
  folder: 'checkout',
  model: CATALOGUE.checkout,
  holds: ['readCar', 'checkOut', 'readBooking', 'releaseBooking', 'checkCheckoutSession'],
  apart: () => ['checkCheckoutSession'],
  asides: ['readCar', 'readBooking'],
  calls: {
    quote: 'readCar',
    placing: getPlacingCall,
    payment: null,
    holdExpiry: null,
  },
  prepare: createBookingPeople,
  acts: checkoutActs,
  arranges: {
    'quote done: free': freeCar,
    'quote done: sold out': freeCar,
    'quote done: coming soon': freeCar,
    'quote done: taken': freeCarAndBookAsRival,
    'quote done: held for the customer': setGuestBooking('void'),
    'quote done: booked by the customer': setGuestBooking('pending'),
  },
  unmapped: {
    'is signed out': 'no user is signed in, so the walk cannot sign out',
    'uploads a licence': 'this supplier asks for none',
    'quote done: dearer, online only': NEEDS_TERMS,
    'placing done: way to pay barred': NEEDS_TERMS,
    'placing done: kept, to be paid at the counter':
      'what is to be paid at the counter is finished',
    'placing done: paid meanwhile': 'it is paid in another window, which holds another payment',
    'placing done: paid meanwhile in a barred way': NEEDS_TERMS,
    'placing failed: broken': NEVER_BREAKS,
    'payment failed: broken': NEVER_BREAKS,
    'holdExpiry failed: broken': NEVER_BREAKS,
    'payment done: paid twice': 'the second window ends the payment of the first',
  },
  except: findExclusionReason,
  looks: checkoutScreenAssertions,
  facts: expectBookedAtMostOnce,
}

/** Returns the operation that the nested placing machine calls first; null once that call has been answered. */
function getPlacingCall({ expect: { context } }: Step): string | null {
  if (context['progress'] === 'answered') return null
  if (context['task'] === 'book') return 'readCar'
  if (context['task'] === 'ask') return 'checkOut'
  return context['task'] === 'adopt' ? 'readBooking' : 'releaseBooking'
}

const RESULTS_AFTER_QUOTE = ['back to the review', 'car taken meanwhile', 'sold out', 'coming soon']

/**
 * Returns why a step cannot be performed here; null if it can. Checkout accepts results that the nested machine
 * cannot reach.
 */
function findExclusionReason({ label, from, before }: StateChange): string | null {
  if (isOverdue(before) && label.startsWith('payment ')) {
    return 'a customer who returns to a finished payment no longer sees a form'
  }
  if (!Array.isArray(from?.data)) return null
  const [task, progress] = (from.data[5] ?? []) as (string | undefined)[]
  if (!label.startsWith('placing done: ')) return null
  const end = label.replace('placing done: ', '')
  if (progress === 'answered') return 'it waits for the customer'
  if (task === 'ask' && [...RESULTS_AFTER_QUOTE, 'price unknown'].includes(end)) {
    return 'a repeated request does not check the price'
  }
  if (end === 'released' && task === 'leave') return 'a customer who leaves does not wait for it'
  if (end === 'not shown here' && task !== 'adopt') return 'only an earlier booking is looked up'
  if (end === 'left' && task !== 'adopt' && task !== 'leave') return 'only a failure can be left'
  return null
}

const PAYMENT_ENDS = ['expired', 'refunded', 'unknown'].map((end) => `payment done: ${end}`)

/**
 * Returns whether a payment expired, was refunded or has an unknown result, and no other booking has been
 * started since.
 */
const isOverdue = (before: readonly string[]) =>
  Math.max(...PAYMENT_ENDS.map((end) => before.lastIndexOf(end))) >
  before.lastIndexOf('tries again')
