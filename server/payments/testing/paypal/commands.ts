import type { Commands } from '../simulator/control.ts'
import type { PayPalLedger } from './ledger.ts'
import { OUTCOMES } from './records.ts'

/** What a customer and a bank do, for a test without a window. */
export const payPalCommands = (ledger: PayPalLedger): Commands => ({
  approve: ({ reference, outcome }) =>
    ledger.approve(
      String(reference),
      OUTCOMES.find((one) => one === outcome),
    ),
  finish: ({ reference, completed }) => ledger.finishPending(String(reference), completed === true),
})
