import { lazyPart } from '#ui/lazy-part.tsx'

import { OnItsWay } from '../on-its-way.tsx'
import type { ProviderForm } from './payment-actor.ts'

const Form = lazyPart(async () => (await import('./provider-form.tsx')).ProviderForm, {
  Meanwhile: OnItsWay,
  isNeeded: true,
})

/** The form of whichever provider a payment is with, over the API at this origin; downloaded when drawn. */
export const providerFormAt = (host: string): ProviderForm =>
  function FormAtHost({ actor }) {
    return <Form actor={actor} host={host} />
  }
