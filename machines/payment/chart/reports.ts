import type { PaymentReport } from '../payment-facts.ts'

export const report = (said: PaymentReport) =>
  ({ type: 'noteReport', params: { report: said } }) as const

const told = (said: PaymentReport) =>
  ({ target: '#payment.confirming', actions: report(said) }) as const

/**
 * What a provider's form or window says is a hint: whatever it reported, the server is asked before
 * the customer may try again, so that nobody pays twice (decisions, "no evidence").
 */
export const reports = {
  'provider.approved': told('approved'),
  'provider.declined': told('unpaid'),
  'provider.closed': told('unpaid'),
  'provider.lost': told('lost'),
  'provider.failed': told('failed'),
  'challenge.left': told('unpaid'),
} as const

/** The same from a form that is gone: a success that comes late is still asked for. */
export const lateApproval = { 'provider.approved': told('approved') } as const

/** While the server is being asked already. */
export const approvalMeanwhile = { 'provider.approved': { actions: report('approved') } } as const

/** The customer does not want to wait for the form, or for the bank. */
export const impatience = { form: told('lost'), bank: told('unpaid') } as const
