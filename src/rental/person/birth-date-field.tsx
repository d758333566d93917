import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { CalendarDate } from '@masar/domain/rental/calendar.ts'
import { Input } from '#ui/control/controls.tsx'
import { Field } from '#ui/form/field.tsx'
import type { TextFieldProps } from '#ui/form/form-fields.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'

import { formatBirthDate, toBirthDate } from './birth-date-text.ts'

/** The minimum age of a driver, and the day on which it must be reached. */
export interface AgeRule {
  day: CalendarDate
  minimumAge: number
}

export interface BirthDateFieldProps<Values> extends Pick<TextFieldProps<Values>, 'form' | 'name'> {
  /** The age rule of the car, for the pick-up day. */
  age?: AgeRule | undefined
  autoComplete?: string
}

/**
 * A text field, because typing a birth date is faster than finding it in a calendar. The form needs the reader
 * from `use-birth-date-reader.ts`.
 */
export function BirthDateField<Values extends object>(props: BirthDateFieldProps<Values>) {
  const { form, name, age, autoComplete = 'bday' } = props
  const { t } = useLingui()
  const { language } = usePreferences()
  const [typed, setTyped] = useState<string | null>(null)
  const error = form.error(name)
  const minimumAge = age?.minimumAge

  return (
    <Field
      id={form.id(name)}
      label={form.labels[name]}
      // The error replaces the hint, because it is more specific.
      hint={
        minimumAge === undefined || error
          ? undefined
          : t`Drivers of this car must be at least ${minimumAge} on the day of pick-up.`
      }
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="numeric"
          autoComplete={autoComplete}
          placeholder={t({ message: 'DD/MM/YYYY', comment: 'How a date of birth is typed' })}
          aria-required={form.isRequired(name)}
          value={typed ?? formatBirthDate(String(form.values[name]), language)}
          onChange={({ target: { value } }) => {
            setTyped(value)
            form.set(name, toBirthDate(value, language) as Values[typeof name])
          }}
          onBlur={(event) => {
            setTyped(null)
            form.leave(name, event)
          }}
        />
      )}
    </Field>
  )
}
