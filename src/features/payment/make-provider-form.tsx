import type { FlowHost } from '#flows/flow-host.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import { OnItsWay } from '#rental/screens/on-its-way.tsx'
import type { ProviderFormComponent } from './methods/payment-method.ts'

const Form = lazyPart(async () => (await import('./provider-form.tsx')).ProviderForm, {
  Meanwhile: OnItsWay,
  isNeeded: true,
})

/** The form of whichever provider a payment is with, in this app; downloaded when drawn. */
export const makeProviderForm = (flows: FlowHost): ProviderFormComponent =>
  function FormInApp({ actor, methods }) {
    return <Form actor={actor} flows={flows} methods={methods} />
  }
