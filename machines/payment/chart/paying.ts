import { paymentSetup } from './payment-setup.ts'
import { impatience, reports } from './reports.ts'

/** The provider's form is up. Leaving it is possible as long as nothing has been submitted. */
export const paying = paymentSetup.createStateConfig({
  tags: 'form',
  initial: 'filling',
  on: reports,
  states: {
    filling: {
      meta: { title: 'The customer fills in the form', req: '2' },
      on: {
        'payment.submitted': 'submitted',
        'challenge.opened': 'challenged',
        'challenge.blocked': 'blocked',
        'provider.chosen': {
          guard: 'isAnotherOffer',
          target: '#payment.preparing',
          actions: ['takeProvider', 'beginAnother'],
        },
        'currency.changed': {
          guard: 'isAnotherCurrency',
          target: '#payment.preparing',
          actions: ['takeCurrency', 'beginAnother'],
        },
        'choice.reopened': '#payment.reopened',
        'payment.left': '#payment.left',
      },
      after: { paymentWindow: { target: '#payment.confirming', actions: 'forgetReport' } },
    },
    submitted: {
      tags: ['busy', 'committed'],
      meta: { title: 'The payment is on its way', req: '7' },
      on: {
        'challenge.opened': 'challenged',
        'challenge.blocked': 'blocked',
        'retry.requested': impatience.form,
      },
      after: { paymentWindow: impatience.form },
    },
    challenged: {
      tags: 'committed',
      meta: { title: 'The bank asks the customer', req: '7' },
      on: { 'challenge.blocked': 'blocked', 'retry.requested': impatience.bank },
      after: { paymentWindow: impatience.bank },
    },
    blocked: {
      tags: ['committed', 'error'],
      meta: { title: 'The window of the bank was blocked', req: '8' },
      on: { 'challenge.opened': 'challenged', 'retry.requested': impatience.bank },
      after: { paymentWindow: impatience.bank },
    },
  },
})
