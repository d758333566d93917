import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'

import {
  expectBookedAtMostOnce,
  type BookingPeople,
  createBookingPeople,
} from '../booking/booking-people.ts'
import type { BrowserWalk, StateChange } from '../browser-walk.ts'
import { PAYMENT_CALLS, paymentActs } from './payment-acts.ts'
import { paymentScreenAssertions } from './payment-looks.ts'

const ONE_PROVIDER = 'the first server has one provider, its sandbox'

/** The steps of a payment in checkout, with the sandbox's test cards. */
export const PAYMENT_WALK: BrowserWalk<BookingPeople> = {
  folder: 'payment',
  model: CATALOGUE.payment,
  holds: PAYMENT_CALLS,
  calls: {
    listProviders: 'listPaymentProviders',
    preparePayment: 'createCheckoutSession',
    checkPayment: 'checkCheckoutSession',
  },
  // While waiting, the page polls by timer.
  apart: ({ expect: { leaf } }) => (leaf === 'confirming.waiting' ? ['checkCheckoutSession'] : []),
  prepare: createBookingPeople,
  acts: paymentActs,
  unmapped: {
    'listProviders done: card and PayPal': ONE_PROVIDER,
    'listProviders done: nobody': ONE_PROVIDER,
    'chooses the card': ONE_PROVIDER,
    'chooses PayPal': ONE_PROVIDER,
    'closes the window': 'the form of the sandbox is in the page and has no window',
    'checkPayment done: paid twice': 'the second window ends the payment of the first',
  },
  except: findExclusionReason,
  looks: paymentScreenAssertions,
  facts: expectBookedAtMostOnce,
}

const FORM_EVENTS = [
  'submits',
  'pays',
  'is declined',
  'loses the connection',
  'finds the provider down',
  'is asked by the bank',
  'has the bank blocked',
]

/**
 * Returns why a step cannot be performed here; null if it can. The machine accepts form events at any time, but
 * the sandbox form emits them only while it is shown.
 */
function findExclusionReason({ label, from, to, before }: StateChange): string | null {
  const leaf = from?.leaf ?? ''
  if (FORM_EVENTS.includes(label) && leaf !== 'paying.entering') {
    return 'the form of the sandbox reports once, where it is filled in'
  }
  if (label === 'leaves the bank' && leaf !== 'paying.challenged') return 'no bank asks'
  if (label === 'checkPayment done: paid' && !before.includes('pays')) return 'nothing was paid'
  if (label === 'checkPayment done: open' && before.includes('loses the connection')) {
    return 'that card is charged although its answer is lost'
  }
  if (label === 'is online again' && leaf !== 'confirming.waiting') {
    return 'a short network loss aborts pending calls'
  }
  if (to.leaf === 'offering' && hasListedProviders(before)) return 'the providers are already known'
  return null
}

/** Returns whether the page has listed the providers since it was opened. */
const hasListedProviders = (before: readonly string[]) =>
  before.slice(before.lastIndexOf('reload') + 1).includes('listProviders done: only the card')
