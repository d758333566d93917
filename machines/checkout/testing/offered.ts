import type { PaymentChoice } from '@masar/domain/payment/payment.ts'
import { isBarred } from '@masar/domain/pricing/quote.ts'

import type { Checkout } from '../checkout.invariants.ts'

export const offersNot =
  (choice: PaymentChoice) =>
  ({ context: { quote, draft } }: Checkout) =>
    quote !== null && isBarred(quote, draft.extras, choice)

/** The current choice cannot be chosen again. */
export const isUnchosen =
  (choice: PaymentChoice) =>
  ({ context: { draft } }: Checkout) =>
    draft.choice !== choice

export const atDriver = (checkout: Checkout) => checkout.matches({ editing: 'driver' })

/** The form omits what the account already knows. */
export const knowsDriver = ({ context: { userId } }: Checkout) => userId !== null
