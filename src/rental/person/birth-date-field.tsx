import { useLingui } from '@lingui/react/macro'

import { latestBirthDate } from '@masar/domain/person/ages.ts'
import { EARLIEST_BIRTH_DATE } from '@masar/domain/person/birth-date.ts'
import type { CalendarDate } from '@masar/domain/rental/calendar.ts'
import { TextField, type TextFieldProps } from '#ui/form/form-fields.tsx'

/** How old a driver must be, and on which day. */
export interface AgeRule {
  day: CalendarDate
  minimumAge: number
}

export interface BirthDateFieldProps<Values> extends Pick<TextFieldProps<Values>, 'form' | 'name'> {
  age: AgeRule
  autoComplete: string
}

/** The native date field; the age that counts is the one on the pick-up day. */
export function BirthDateField<Values extends object>(props: BirthDateFieldProps<Values>) {
  const { form, name, age, autoComplete } = props
  const { t } = useLingui()
  const { minimumAge } = age

  return (
    <TextField
      form={form}
      name={name}
      type="date"
      min={EARLIEST_BIRTH_DATE}
      max={latestBirthDate(age.day, minimumAge)}
      autoComplete={autoComplete}
      hint={t`Drivers of this car must be at least ${minimumAge} on the day of pick-up.`}
    />
  )
}
