import { checkoutSetup, beginPlacing } from './checkout-setup.ts'

/** The form, step by step. The customer may go back to any earlier step and loses nothing. */
export const editing = checkoutSetup.createStateConfig({
  tags: 'editable',
  initial: 'options',
  on: { 'checkout.left': '#checkout.left' },
  states: {
    options: {
      meta: { title: 'Booking options', req: 'BOOK-2' },
      entry: { type: 'atStep', params: { step: 'options' } },
      on: {
        'extras.chosen': { actions: ['takeEdit', 'fitExtras'] },
        'step.completed': { target: 'driver', actions: 'clearIssues' },
      },
    },
    driver: {
      meta: { title: 'Driver details', req: 'BOOK-3' },
      entry: { type: 'atStep', params: { step: 'driver' } },
      on: {
        'driver.edited': { actions: 'takeEdit' },
        'additionalDriver.edited': { actions: 'takeEdit' },
        'license.changed': { actions: 'takeEdit' },
        'step.completed': [
          { guard: 'isFilledIn', target: 'payment', actions: 'clearIssues' },
          { actions: 'noteInvalid' },
        ],
        'step.reopened': { guard: 'asksForOptions', target: 'options', actions: 'clearIssues' },
      },
    },
    payment: {
      meta: { title: 'Payment options', req: 'BOOK-4' },
      entry: { type: 'atStep', params: { step: 'payment' } },
      on: {
        'choice.made': [
          {
            guard: 'isBarredChoice',
            actions: { type: 'noteMissing', params: { fields: ['choice'] } },
          },
          { actions: 'takeEdit' },
        ],
        'step.completed': [
          { guard: 'hasChoice', target: 'review', actions: 'clearIssues' },
          { actions: { type: 'noteMissing', params: { fields: ['choice'] } } },
        ],
        'step.reopened': [
          { guard: 'asksForOptions', target: 'options', actions: 'clearIssues' },
          { guard: 'asksForDriver', target: 'driver', actions: 'clearIssues' },
        ],
      },
    },
    review: {
      meta: { title: 'Review and book', req: 'BOOK-7' },
      entry: { type: 'atStep', params: { step: 'review' } },
      on: {
        'terms.answered': { actions: 'takeEdit' },
        'booking.requested': [
          {
            guard: 'hasAcceptedTerms',
            target: '#checkout.placing',
            actions: ['clearIssues', 'agree', 'fixLanguage', beginPlacing('book')],
          },
          { actions: { type: 'noteMissing', params: { fields: ['terms'] } } },
        ],
        'step.reopened': [
          { guard: 'asksForOptions', target: 'options', actions: 'clearIssues' },
          { guard: 'asksForDriver', target: 'driver', actions: 'clearIssues' },
          { guard: 'asksForPayment', target: 'payment', actions: 'clearIssues' },
        ],
      },
    },
  },
})
