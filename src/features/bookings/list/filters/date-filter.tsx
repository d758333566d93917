import { Input } from '#ui/control/controls.tsx'
import { Field } from '#ui/form/field.tsx'

import { isDay } from '../bookings-search.ts'
import { useDraft } from './use-draft.ts'

export interface DateFilterProps {
  label: string
  day: string | null
  min?: string | null
  max?: string | null
  onChoose: (day: string | null) => void
}

/** A day counts once it is whole: while its year is being typed it is one of the first century. */
export function DateFilter({ label, day, min, max, onChoose }: DateFilterProps) {
  const [draft, setDraft] = useDraft(day ?? '')

  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="date"
          min={min ?? '2000-01-01'}
          max={max ?? '2099-12-30'}
          value={draft}
          onChange={({ target }) => {
            setDraft(target.value)
            if (isDay(target.value)) onChoose(target.value)
            else if (target.value === '' && day && !target.validity.badInput) onChoose(null)
          }}
        />
      )}
    </Field>
  )
}
