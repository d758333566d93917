import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Api } from '#api/client.ts'
import { Field } from '#ui/field.tsx'
import type { Place, PlaceDraft } from '#ui/trip-form/trip-draft.ts'
import { PlaceInput } from '#ui/trip-form/place-input.tsx'

export interface PlaceFilterProps {
  api: Api
  /** Its name may be on its way; null when none is chosen. */
  place: Pick<Place, 'id' | 'name'> | null
  onChoose: (place: string | null) => void
}

/** Where the car is picked up; what is typed and is no place goes when the field is left. */
export function PlaceFilter({ api, place, onChoose }: PlaceFilterProps) {
  const { t } = useLingui()
  const label = t`Pick-up place`
  const [typed, setTyped] = useState<PlaceDraft | null>(null)
  const isOfAnother = typed?.place && typed.place.id !== place?.id
  const shown = typed && !isOfAnother ? typed : { text: place?.name ?? '', place }

  function change(draft: PlaceDraft) {
    setTyped(draft)
    const next = draft.place?.id ?? null
    const isHalfTyped = next === null && draft.text !== ''
    if (!isHalfTyped && next !== (place?.id ?? null)) onChoose(next)
  }

  return (
    <Field label={label}>
      {(control) => (
        <PlaceInput
          api={api}
          control={control}
          label={label}
          placeholder={t`Town, airport or district`}
          value={shown}
          onChange={change}
          onLeave={() => setTyped((draft) => (draft?.place ? draft : null))}
        />
      )}
    </Field>
  )
}
