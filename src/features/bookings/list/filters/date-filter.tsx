import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { type CalendarDate, hasFourDigitYear } from '@masar/domain/rental/calendar.ts'
import { Input } from '#ui/control/controls.tsx'
import { Field } from '#ui/form/field.tsx'

import { BOOKING_FILTER_FORM_ID, isDay } from '../bookings-search.ts'
import { useDraft } from './use-draft.ts'

export interface DateFilterProps {
  label: string
  /** The query parameter. */
  name: string
  day: CalendarDate | null
  min?: string | null
  max?: string | null
  onChoose: (day: CalendarDate | null) => void
}

/**
 * A date filter, applied only when the date is complete: while a year is being typed, browsers report a date in
 * the first century.
 */
export function DateFilter({ label, name, day, min, max, onChoose }: DateFilterProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useDraft(day ?? '')
  const [isLeft, setLeft] = useState(false)
  const isCut = isLeft && draft !== '' && !hasFourDigitYear(draft)

  return (
    <Field label={label} error={isCut ? t`Enter the year with four digits.` : undefined}>
      {(control) => (
        <Input
          {...control}
          type="date"
          form={BOOKING_FILTER_FORM_ID}
          name={name}
          min={min ?? '2000-01-01'}
          max={max ?? '2099-12-30'}
          value={draft}
          onBlur={() => setLeft(true)}
          onChange={({ target }) => {
            setLeft(false)
            setDraft(target.value)
            if (isDay(target.value)) onChoose(target.value)
            else if (target.value === '' && day && !target.validity.badInput) onChoose(null)
          }}
        />
      )}
    </Field>
  )
}
