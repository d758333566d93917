import { failed } from '../../invoked.ts'
import { adoption } from './adoption.ts'
import { checkoutSetup } from './checkout-setup.ts'
import { lostCar } from './refused-car.ts'

const keepProblem = {
  type: 'keepProblem',
  params: failed,
} as const

/** There is no such trip, or its price could not be looked up. */
export const UNQUOTED = [
  {
    guard: { type: 'isUnknownTrip', params: failed },
    target: '#checkout.refused.unknownCar',
    actions: keepProblem,
  },
  { target: '#checkout.refused.quoteFailed', actions: keepProblem },
] as const

/** Every way a call can be refused or fail, each with its own next step. The draft stays. */
export const refused = checkoutSetup.createStateConfig({
  initial: 'sorting',
  on: { 'checkout.left': '#checkout.left' },
  states: {
    sorting: {
      meta: { title: 'The booking was refused' },
      always: [
        { guard: 'isCarTheirs', target: 'alreadyBooked' },
        { guard: 'isCarTaken', target: 'carTaken' },
        { guard: 'isCarGone', target: 'soldOut' },
        { guard: 'isPriceRefused', target: '#checkout.booking.rechecking' },
        { guard: 'isKeyReused', target: 'keyReused' },
        { guard: 'isEmailTaken', target: 'emailTaken' },
        { guard: 'isSessionOver', target: 'sessionExpired' },
        { guard: 'isUnknown', target: 'unknownCar' },
        { guard: 'isThrottled', target: 'throttled' },
        { guard: 'isOptionsFault', target: '#checkout.editing.options', actions: 'noteFaults' },
        { guard: 'isDriverFault', target: '#checkout.editing.driver', actions: 'noteFaults' },
        { guard: 'isPaymentFault', target: '#checkout.editing.payment', actions: 'noteFaults' },
        { guard: 'isRefusal', target: 'rejected' },
        { target: 'failed' },
      ],
    },
    ...lostCar,
    priceChanged: {
      tags: 'refused',
      meta: { title: 'The price has changed', req: '7' },
      on: {
        'price.accepted': {
          target: '#checkout.booking.placing',
          actions: ['clearFaults', 'agree'],
        },
        'back.requested': { target: '#checkout.editing.review', actions: 'clearFaults' },
      },
    },
    emailTaken: {
      tags: 'refused',
      meta: { title: 'This email address is already registered', req: '5' },
      on: {
        'session.changed': [
          {
            guard: 'isSignedIn',
            target: '#checkout.editing.review',
            actions: ['takeSession', 'clearFaults'],
          },
          { actions: 'takeSession' },
        ],
        'back.requested': {
          target: '#checkout.editing.driver',
          actions: ['clearFaults', { type: 'noteMissing', params: { fields: ['email'] } }],
        },
      },
    },
    sessionExpired: {
      tags: 'refused',
      meta: { title: 'Your session has ended', req: '4' },
      on: {
        'session.changed': [
          {
            guard: 'isSignedIn',
            target: '#checkout.editing.review',
            actions: ['takeSession', 'clearFaults'],
          },
          { actions: 'takeSession' },
        ],
        'back.requested': { target: '#checkout.editing.driver', actions: 'clearFaults' },
      },
    },
    keyReused: {
      tags: ['refused', 'unanswered'],
      meta: { title: 'You have already booked this car', req: '7' },
      on: {
        'booking.adopted': { guard: 'hasExistingBooking', target: 'adopting' },
        'attempt.renewed': {
          guard: 'hasExistingBooking',
          target: '#checkout.releasing',
          actions: 'adoptBooking',
        },
      },
    },
    ...adoption,
    rejected: {
      tags: 'refused',
      meta: { title: 'This trip cannot be booked', req: '5' },
      on: { 'back.requested': { target: '#checkout.editing.review', actions: 'clearFaults' } },
    },
    throttled: {
      tags: ['error', 'unanswered'],
      meta: { title: 'Too many requests, wait a moment' },
      on: { 'back.requested': { target: '#checkout.editing.review', actions: 'clearFaults' } },
      after: { retryAfter: 'failed' },
    },
    failed: {
      tags: ['error', 'unanswered'],
      meta: { title: 'Something went wrong! Try again later.', req: '8' },
      on: {
        'retry.requested': { target: '#checkout.booking.placing', actions: 'clearFaults' },
        'back.requested': { target: '#checkout.editing.review', actions: 'clearFaults' },
      },
    },
    quoteFailed: {
      tags: 'error',
      meta: { title: 'We could not look up the price', req: '8' },
      on: { 'retry.requested': { target: '#checkout.quoting', actions: 'clearFaults' } },
    },
  },
})
