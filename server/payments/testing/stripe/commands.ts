import type { Commands } from '../simulator/control.ts'
import type { StripeLedger } from './ledger.ts'
import type { PlannedOutcome } from './page-calls.ts'
import { STRIPE_OUTCOMES } from './records.ts'

/** Actions of customers, cards and banks, for tests without a page. */
export const createStripeCommands = (ledger: StripeLedger, planned: PlannedOutcome): Commands => ({
  /** Sets the result of the next payment on the page. */
  plan: ({ outcome }) => {
    planned.outcome = readOutcome(outcome)
  },
  pay: ({ reference, outcome }) => ledger.pay(String(reference), readOutcome(outcome) ?? 'approve'),
  'end-challenge': ({ reference, passed }) =>
    ledger.endChallenge(String(reference), passed === true),
  'fail-refund': ({ refund }) => ledger.failRefund(String(refund)),
  finish: ({ reference, succeeded }) =>
    ledger.finishProcessing(String(reference), succeeded === true),
})

const readOutcome = (value: unknown) => STRIPE_OUTCOMES.find((outcome) => outcome === value) ?? null
