import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { CalendarDate } from '@masar/domain/rental/calendar.ts'
import { Input } from '#ui/control/controls.tsx'
import { Field } from '#ui/form/field.tsx'
import type { TextFieldProps } from '#ui/form/form-fields.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'

import { showBirthDate, toBirthDate } from './birth-date-text.ts'

/** How old a driver must be, and on which day. */
export interface AgeRule {
  day: CalendarDate
  minimumAge: number
}

export interface BirthDateFieldProps<Values> extends Pick<TextFieldProps<Values>, 'form' | 'name'> {
  /** Of the car. The age that counts is the one on the pick-up day. */
  age?: AgeRule
  autoComplete?: string
}

/**
 * A birth date is known by heart: it is typed, which a calendar that opens at today makes longer. Its form needs the
 * reader of `use-birth-date-reader.ts`.
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
      // The error says more than the hint does.
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
          value={typed ?? showBirthDate(String(form.values[name]), language)}
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
