import { useLingui } from '@lingui/react/macro'

import type { Api } from '#api/client.ts'

import { Field } from '../field.tsx'
import { PlaceInput } from './place-input.tsx'
import { useTripFieldNames } from './trip-messages.ts'
import type { TripFormState } from './use-trip-form.ts'

export interface TripPlaceProps {
  api: Api
  form: TripFormState
  field: 'pickUp' | 'dropOff'
}

/** The field of a place with its message. */
export function TripPlace({ api, form, field }: TripPlaceProps) {
  const { t } = useLingui()
  const label = useTripFieldNames()[field]

  return (
    <Field id={form.idOf(field)} label={label} error={form.error(field)}>
      {(control) => (
        <PlaceInput
          api={api}
          control={control}
          label={label}
          placeholder={t`Town, airport or district`}
          value={form.draft[field]}
          onChange={(place) => form.change({ [field]: place })}
          onLeave={() => form.leave(field)}
        />
      )}
    </Field>
  )
}
