import type { PaymentChoice } from '@masar/domain/payment/payment.ts'
import { isBarred } from '@masar/domain/pricing/quote.ts'

import type { Checkout } from '../checkout.invariants.ts'

export const offersNot =
  (choice: PaymentChoice) =>
  ({ context: { quote, draft } }: Checkout) =>
    quote !== null && isBarred(quote, draft.extras, choice)

/** A choice that is made already cannot be made again. */
export const isUnchosen =
  (choice: PaymentChoice) =>
  ({ context: { draft } }: Checkout) =>
    draft.choice !== choice

export const atDriver = (checkout: Checkout) => checkout.matches({ editing: 'driver' })

/** What an account knows is not asked again. */
export const knowsDriver = ({ context: { userId } }: Checkout) => userId !== null
