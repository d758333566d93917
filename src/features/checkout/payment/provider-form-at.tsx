import { later } from '../later.tsx'
import { OnItsWay } from '../on-its-way.tsx'
import type { ProviderForm } from './payment-actor.ts'
import type { ProviderFormProps } from './provider-form.tsx'

const Form = later<ProviderFormProps>(async () => {
  const { ProviderForm: Loaded } = await import('./provider-form.tsx')
  return Loaded
})

/** The form of whichever provider a payment is with, over the API at this origin; downloaded when drawn. */
export const providerFormAt = (host: string): ProviderForm =>
  function FormAtHost({ actor }) {
    return (
      <OnItsWay>
        <Form.Screen actor={actor} host={host} />
      </OnItsWay>
    )
  }
