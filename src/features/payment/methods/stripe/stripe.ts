import { msg } from '@lingui/core/macro'
import { CreditCard } from 'lucide-react'

import { makeLazyForm, type PaymentMethod, requirePublicKey } from '../payment-method.ts'

export const stripe: PaymentMethod = {
  icon: CreditCard,
  name: msg`Card`,
  hint: () => msg`Credit or debit card, processed by Stripe.`,
  takesCards: true,
  switchTo: msg`Pay by card instead`,
  form: makeLazyForm(async () => (await import('./stripe-form.tsx')).StripeForm),
  formBeforeBooking: makeLazyForm(
    async () => (await import('./embedded-stripe-form.tsx')).EmbeddedStripeForm,
  ),
  loadScript: async (offer, { language }, signal) => {
    const publicKey = requirePublicKey(offer)
    const { loadAbortableStripe } = await import('./load-stripe.ts')
    await loadAbortableStripe(publicKey, language, signal)
  },
}
