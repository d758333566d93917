import type { PaymentChoice } from '@masar/domain/payment/payment.ts'
import { isBarred } from '@masar/domain/pricing/quote.ts'

import type { Checkout } from '../checkout.invariants.ts'

export const isChoiceBarred =
  (choice: PaymentChoice) =>
  ({ context: { quote, draft } }: Checkout) =>
    quote !== null && isBarred(quote, draft.extras, choice)

/** The current choice cannot be chosen again. */
export const isNotChosen =
  (choice: PaymentChoice) =>
  ({ context: { draft } }: Checkout) =>
    draft.choice !== choice

export const isAtDriverStep = (checkout: Checkout) => checkout.matches({ editing: 'driver' })

/** The form omits the driver of a signed-in customer, whose account has the data. */
export const hasKnownDriver = ({ context: { userId } }: Checkout) => userId !== null
