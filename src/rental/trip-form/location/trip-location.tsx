import { useLingui } from '@lingui/react/macro'

import type { Api } from '#api/client.ts'

import { Field } from '#ui/form/field.tsx'
import { LocationInput } from './location-input.tsx'
import type { TripFormState } from '../use-trip-form.ts'

export interface TripLocationProps {
  api: Api
  form: TripFormState
  field: 'pickUp' | 'dropOff'
  hint?: string | undefined
}

/** A location field with its error. */
export function TripLocation({ api, form, field, hint }: TripLocationProps) {
  const { t } = useLingui()
  const label = form.labels[field]
  const error = form.error(field)

  return (
    <Field id={form.id(field)} label={label} hint={error ? undefined : hint} error={error}>
      {(control) => (
        <LocationInput
          api={api}
          control={control}
          name={field === 'pickUp' ? 'pickupName' : 'dropoffName'}
          label={label}
          placeholder={t`Town, airport or district`}
          value={form.values[field]}
          onChange={(location) => form.set(field, location)}
          onLeave={() => form.leave(field)}
        />
      )}
    </Field>
  )
}
