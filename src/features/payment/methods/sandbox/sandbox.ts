import { msg } from '@lingui/core/macro'
import { FlaskConical } from 'lucide-react'

import { makeLazyForm, type PaymentMethod } from '../payment-method.ts'

/** Our own card form, which moves no money. */
export const sandbox: PaymentMethod = {
  icon: FlaskConical,
  name: msg`Test card`,
  hint: () => msg`Test payment. No money is charged, and real cards aren’t accepted.`,
  takesCards: true,
  switchTo: msg`Pay with a test card instead`,
  form: makeLazyForm(async () => (await import('./sandbox-form.tsx')).SandboxForm),
  loadScript: () => Promise.resolve(),
}
