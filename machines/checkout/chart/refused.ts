import { checkoutSetup, makeBeginAction } from './checkout-setup.ts'

const returnTransitions = [
  {
    guard: 'isSignedIn',
    target: '#checkout.editing.review',
    actions: ['assignSession', 'clearIssues'],
  },
  { actions: 'assignSession' },
] as const

const requoteTransition = { target: '#checkout.quoting', actions: 'clearIssues' } as const

/** Each refusal has its own next step. The draft is kept. */
export const checkoutRefused = checkoutSetup.createStateConfig({
  initial: 'rejected',
  on: { 'checkout.closed': '#checkout.left' },
  states: {
    alreadyBooked: {
      tags: 'refused',
      meta: { title: 'You’ve booked this car', req: 'BOOK-38' },
    },
    unfinished: {
      tags: 'refused',
      meta: { title: 'Your payment for this car isn’t complete', req: 'BOOK-38' },
      on: {
        'booking.adopted': { target: '#checkout.placing', actions: makeBeginAction('adopt') },
        'attempt.renewed': {
          target: '#checkout.placing',
          actions: ['toBeReleased', makeBeginAction('release')],
        },
      },
    },
    carTaken: {
      tags: ['refused', 'gone'],
      meta: { title: 'The car has just been booked', req: 'BOOK-25' },
      on: { 'retry.requested': requoteTransition },
    },
    soldOut: {
      tags: ['refused', 'gone'],
      meta: { title: 'Fully booked', req: 'CAR-9' },
      on: { 'retry.requested': requoteTransition },
    },
    comingSoon: { tags: ['refused', 'gone'], meta: { title: 'Coming soon', req: 'CAR-10' } },
    unknownCar: {
      tags: ['refused', 'gone'],
      meta: { title: 'There is no such car or trip', req: 'BOOK-36' },
    },
    emailTaken: {
      tags: 'refused',
      meta: { title: 'This email address is already registered', req: 'BOOK-15' },
      on: {
        'session.changed': returnTransitions,
        'back.requested': {
          target: '#checkout.editing.driver',
          actions: ['clearIssues', { type: 'assignMissing', params: { fields: ['email'] } }],
        },
      },
    },
    sessionExpired: {
      tags: 'refused',
      meta: { title: 'Your session has expired', req: 'SESSION-28' },
      on: {
        'session.changed': returnTransitions,
        'back.requested': { target: '#checkout.editing.driver', actions: 'clearIssues' },
      },
    },
    rejected: {
      tags: 'refused',
      meta: { title: 'This trip can’t be booked', req: 'BOOK-21' },
      on: { 'back.requested': { target: '#checkout.editing.review', actions: 'clearIssues' } },
    },
    broken: {
      tags: 'error',
      meta: { title: 'Something went wrong', req: 'FORM-10' },
      on: {
        'retry.requested': { target: '#checkout.placing', actions: 'clearIssues' },
        'back.requested': requoteTransition,
      },
    },
    quoteFailed: {
      tags: 'error',
      meta: { title: 'We couldn’t load the price', req: 'FORM-10' },
      on: {
        'retry.requested': requoteTransition,
        'connection.returned': [
          {
            guard: 'wasBooking',
            target: '#checkout.placing',
            actions: ['clearIssues', makeBeginAction('book')],
          },
          requoteTransition,
        ],
      },
    },
  },
})
