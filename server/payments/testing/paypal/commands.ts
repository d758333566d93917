import type { Commands } from '../simulator/control.ts'
import type { PayPalLedger } from './ledger.ts'
import { PAYPAL_OUTCOMES } from './records.ts'

/** Actions of customers and banks, for tests without a window. */
export const createPayPalCommands = (ledger: PayPalLedger): Commands => ({
  approve: ({ reference, outcome }) =>
    ledger.approve(
      String(reference),
      PAYPAL_OUTCOMES.find((one) => one === outcome),
    ),
  finish: ({ reference, completed }) => ledger.finishPending(String(reference), completed === true),
})
