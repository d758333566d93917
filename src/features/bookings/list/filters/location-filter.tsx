import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Api } from '#api/client.ts'
import { Field } from '#ui/form/field.tsx'
import type { Location, LocationDraft } from '#rental/trip-form/trip-draft.ts'
import { LocationInput } from '#rental/trip-form/location/location-input.tsx'

export interface LocationFilterProps {
  api: Api
  label: string
  /** The name may still be loading; null when no location is selected. */
  location: Pick<Location, 'id' | 'name'> | null
  onChoose: (location: string | null) => void
}

/** Filters by pick-up or drop-off location. Input that matches no location is cleared on blur. */
export function LocationFilter({ api, label, location, onChoose }: LocationFilterProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<LocationDraft | null>(null)
  const isOfAnother = typed?.location && typed.location.id !== location?.id
  const shown = typed && !isOfAnother ? typed : { text: location?.name ?? '', location }

  function change(draft: LocationDraft) {
    setTyped(draft)
    const next = draft.location?.id ?? null
    const isHalfTyped = next === null && draft.text !== ''
    if (!isHalfTyped && next !== (location?.id ?? null)) onChoose(next)
  }

  return (
    <Field label={label}>
      {(control) => (
        <LocationInput
          api={api}
          control={control}
          label={label}
          placeholder={t`Town, airport or district`}
          value={shown}
          onChange={change}
          onLeave={() => setTyped((draft) => (draft?.location ? draft : null))}
        />
      )}
    </Field>
  )
}
