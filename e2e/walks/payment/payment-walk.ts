import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'

import { bookedAtMostOnce, type BookingPeople, bookingPeople } from '../booking/booking-people.ts'
import type { BrowserWalk, StateChange } from '../browser-walk.ts'
import { PAYMENT_CALLS, paymentActs } from './payment-acts.ts'
import { paymentLooks } from './payment-looks.ts'

const ONE_PROVIDER = 'the first server has one provider, its sandbox'

/** A payment in checkout, with the test cards of the sandbox. */
export const PAYMENT_WALK: BrowserWalk<BookingPeople> = {
  folder: 'payment',
  model: CATALOGUE.payment,
  holds: PAYMENT_CALLS,
  calls: {
    listProviders: 'listPaymentProviders',
    preparePayment: 'createCheckoutSession',
    checkPayment: 'checkCheckoutSession',
  },
  // The page polls again after a while.
  apart: ({ expect: { leaf } }) => (leaf === 'confirming.waiting' ? ['checkCheckoutSession'] : []),
  prepare: bookingPeople,
  acts: paymentActs,
  unmapped: {
    'listProviders done: card and PayPal': ONE_PROVIDER,
    'listProviders done: nobody': ONE_PROVIDER,
    'chooses the card': ONE_PROVIDER,
    'chooses PayPal': ONE_PROVIDER,
    'closes the window': 'the form of the sandbox is in the page and has no window',
    'checkPayment done: paid twice': 'the second window ends the payment of the first',
  },
  except: notHere,
  looks: paymentLooks,
  facts: bookedAtMostOnce,
}

const AT_THE_FORM = [
  'submits',
  'pays',
  'is declined',
  'loses the connection',
  'finds the provider down',
  'is asked by the bank',
  'has the bank blocked',
]

/** The machine accepts form events at any time; the sandbox form emits them where it is shown. */
function notHere({ label, from, to, before }: StateChange): string | null {
  const leaf = from?.leaf ?? ''
  if (AT_THE_FORM.includes(label) && leaf !== 'paying.entering') {
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
  if (to.leaf === 'offering' && isListed(before)) return 'it is known by then whom to pay with'
  return null
}

/** Since the page was opened. */
const isListed = (before: readonly string[]) =>
  before.slice(before.lastIndexOf('reload') + 1).includes('listProviders done: only the card')
