import { useLingui } from '@lingui/react/macro'

import { latestBirthDate } from '#domain/ages.ts'
import type { Form } from '#ui/form/use-form.ts'
import { TextField } from '#ui/form/form-fields.tsx'

import type { AgeRule } from '../flow/driver-problems.ts'
import type { DriverValues } from './driver-values.ts'

export interface BirthDateFieldProps {
  form: Form<DriverValues>
  name: 'birthDate' | 'additionalDriver-birthDate'
  age: AgeRule
  autoComplete: string
}

/** The native date field; the age that counts is the one on the pick-up day. */
export function BirthDateField({ form, name, age, autoComplete }: BirthDateFieldProps) {
  const { t } = useLingui()
  const { minimumAge } = age

  return (
    <TextField
      form={form}
      name={name}
      type="date"
      min="1900-01-01"
      max={latestBirthDate(age.day, minimumAge)}
      autoComplete={autoComplete}
      maxW="16rem"
      hint={t`Drivers of this car must be at least ${minimumAge} on the day of pick-up.`}
    />
  )
}
