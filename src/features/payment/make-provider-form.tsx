import type { FlowHost } from '#flows/flow-host.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import { LoadingNotice } from '#rental/screens/loading-notice.tsx'
import type { ProviderFormComponent } from './methods/payment-method.ts'

const Form = lazyPart(async () => (await import('./provider-form.tsx')).ProviderForm, {
  Fallback: LoadingNotice,
  isNeeded: true,
})

/** Returns a component that lazy-loads the payment provider's form. */
export const makeProviderForm = (flows: FlowHost): ProviderFormComponent =>
  function FormInApp({ actor, methods }) {
    return <Form actor={actor} flows={flows} methods={methods} />
  }
