import type { Commands } from '../simulator/control.ts'
import type { StripeLedger } from './ledger.ts'
import type { Planned } from './page-calls.ts'
import { OUTCOMES } from './records.ts'

/** What a customer, a card and a bank do, for a test without a page. */
export const stripeCommands = (ledger: StripeLedger, planned: Planned): Commands => ({
  /** How the next payment on the page ends. */
  plan: ({ outcome }) => {
    planned.outcome = outcomeOf(outcome)
  },
  pay: ({ reference, outcome }) => ledger.pay(String(reference), outcomeOf(outcome) ?? 'approve'),
  'end-challenge': ({ reference, passed }) =>
    ledger.endChallenge(String(reference), passed === true),
  'fail-refund': ({ refund }) => ledger.failRefund(String(refund)),
  finish: ({ reference, succeeded }) =>
    ledger.finishProcessing(String(reference), succeeded === true),
})

const outcomeOf = (wanted: unknown) => OUTCOMES.find((outcome) => outcome === wanted) ?? null
