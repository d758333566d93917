import {
  type CheckoutStep,
  getStepAfter,
  listStepsBefore,
} from '@masar/domain/booking/checkout-steps.ts'

import { checkoutSetup, makeBeginAction } from './checkout-setup.ts'

const makeFilledInGuard = (step: CheckoutStep) =>
  ({ type: 'isFilledIn', params: { step } }) as const

const assignMissing = (field: string) =>
  ({ type: 'assignMissing', params: { fields: [field] } }) as const

const makeReopenTransition = (step: CheckoutStep) =>
  ({
    guard: { type: 'isStepReopened', params: { step } },
    target: step,
    actions: 'clearIssues',
  }) as const

/** The form, step by step. The customer may go back to any earlier step without losing data. */
export const editing = checkoutSetup.createStateConfig({
  tags: 'editable',
  initial: 'options',
  on: { 'checkout.closed': '#checkout.left' },
  states: {
    options: {
      meta: { title: 'Booking options', req: 'BOOK-2' },
      entry: { type: 'assignStep', params: { step: 'options' } },
      on: {
        'extras.chosen': { actions: ['assignEdit', 'fitExtras'] },
        'step.completed': { target: getStepAfter('options'), actions: 'clearIssues' },
      },
    },
    driver: {
      meta: { title: 'Driver details', req: 'BOOK-3' },
      entry: { type: 'assignStep', params: { step: 'driver' } },
      on: {
        'driver.edited': { actions: 'assignEdit' },
        'mainDriver.edited': { actions: 'assignEdit' },
        'additionalDriver.edited': { actions: 'assignEdit' },
        'license.changed': { actions: 'assignEdit' },
        'step.completed': [
          {
            guard: makeFilledInGuard('driver'),
            target: getStepAfter('driver'),
            actions: 'clearIssues',
          },
          { actions: 'assignInvalid' },
        ],
        'step.reopened': listStepsBefore('driver').map(makeReopenTransition),
      },
    },
    payment: {
      meta: { title: 'Payment options', req: 'BOOK-4' },
      entry: { type: 'assignStep', params: { step: 'payment' } },
      on: {
        'choice.made': [
          { guard: 'isBarredChoice', actions: assignMissing('choice') },
          { actions: 'assignEdit' },
        ],
        'step.completed': [
          {
            guard: makeFilledInGuard('payment'),
            target: getStepAfter('payment'),
            actions: 'clearIssues',
          },
          { actions: assignMissing('choice') },
        ],
        'step.reopened': listStepsBefore('payment').map(makeReopenTransition),
      },
    },
    review: {
      meta: { title: 'Review and book', req: 'BOOK-7' },
      entry: { type: 'assignStep', params: { step: 'review' } },
      on: {
        'terms.answered': { actions: 'assignEdit' },
        'booking.requested': [
          // An account that signed in during checkout may lack a phone number or a birth date.
          { guard: 'hasInvalidFields', target: 'driver', actions: 'assignInvalid' },
          {
            guard: makeFilledInGuard('review'),
            target: '#checkout.placing',
            actions: [
              'clearIssues',
              'assignAgreedPrice',
              'assignLanguage',
              makeBeginAction('book'),
            ],
          },
          { actions: assignMissing('terms') },
        ],
        'step.reopened': listStepsBefore('review').map(makeReopenTransition),
      },
    },
  } as const satisfies Record<CheckoutStep, object>,
})
