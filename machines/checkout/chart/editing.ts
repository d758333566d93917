import { checkoutSetup } from './checkout-setup.ts'

/** The form, step by step. The customer may go back to any earlier step and loses nothing. */
export const editing = checkoutSetup.createStateConfig({
  tags: 'editable',
  initial: 'options',
  on: { 'checkout.left': '#checkout.left' },
  states: {
    options: {
      meta: { title: 'Booking options', req: '2' },
      entry: { type: 'atStep', params: { step: 'options' } },
      on: {
        'extras.chosen': { actions: ['takeEdit', 'fitExtras'] },
        'step.completed': { target: 'driver', actions: 'clearFaults' },
      },
    },
    driver: {
      meta: { title: 'Driver details', req: '5' },
      entry: { type: 'atStep', params: { step: 'driver' } },
      on: {
        'driver.edited': { actions: 'takeEdit' },
        'additionalDriver.edited': { actions: 'takeEdit' },
        'license.changed': { actions: 'takeEdit' },
        'step.completed': [
          { guard: 'isFilledIn', target: 'payment', actions: 'clearFaults' },
          { actions: 'noteInvalid' },
        ],
        'step.reopened': { guard: 'asksForOptions', target: 'options', actions: 'clearFaults' },
      },
    },
    payment: {
      meta: { title: 'Payment options', req: '5' },
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
          { guard: 'hasChoice', target: 'review', actions: 'clearFaults' },
          { actions: { type: 'noteMissing', params: { fields: ['choice'] } } },
        ],
        'step.reopened': [
          { guard: 'asksForOptions', target: 'options', actions: 'clearFaults' },
          { guard: 'asksForDriver', target: 'driver', actions: 'clearFaults' },
        ],
      },
    },
    review: {
      meta: { title: 'Review and book', req: '5' },
      entry: { type: 'atStep', params: { step: 'review' } },
      on: {
        'terms.answered': { actions: 'takeEdit' },
        'booking.requested': [
          {
            guard: 'hasAcceptedTerms',
            target: '#checkout.booking',
            actions: ['clearFaults', 'agree', 'fixLanguage'],
          },
          { actions: { type: 'noteMissing', params: { fields: ['terms'] } } },
        ],
        'step.reopened': [
          { guard: 'asksForOptions', target: 'options', actions: 'clearFaults' },
          { guard: 'asksForDriver', target: 'driver', actions: 'clearFaults' },
          { guard: 'asksForPayment', target: 'payment', actions: 'clearFaults' },
        ],
      },
    },
  },
})
