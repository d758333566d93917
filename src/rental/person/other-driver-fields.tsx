import type { ReactNode } from 'react'

import type { Driver } from '@masar/domain/person/driver.ts'
import { FieldGrid } from '#ui/form/field-grid.tsx'
import { TextField, type TextFieldProps } from '#ui/form/form-fields.tsx'
import { styled } from '#ui/style/styled.ts'
import { H3 } from '#ui/style/type.tsx'

import { usePhoneHint } from './phone-hint.ts'
import { type AgeRule, BirthDateField } from './birth-date-field.tsx'

export interface OtherDriverFieldsProps<Values> extends Pick<TextFieldProps<Values>, 'form'> {
  /** The heading, which identifies the driver. */
  title: ReactNode
  /** The names of this driver's fields in the form. */
  names: Record<keyof Driver, TextFieldProps<Values>['name']>
  age: AgeRule
  emailHint?: ReactNode
  /** Additional fields for this driver. */
  children?: ReactNode
}

/**
 * The fields for a driver who is not the customer. Autofill is off, because browsers store only the customer's
 * details.
 */
export function OtherDriverFields<Values extends object>(props: OtherDriverFieldsProps<Values>) {
  const { form, title, names, age, emailHint, children } = props
  const phoneHint = usePhoneHint()

  return (
    <styled.fieldset>
      <styled.legend mb="4">
        <H3 as="span">{title}</H3>
      </styled.legend>
      <FieldGrid>
        <TextField form={form} name={names.fullName} autoComplete="off" />
        <TextField
          form={form}
          name={names.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          hint={emailHint}
        />
        <TextField
          form={form}
          name={names.phone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          hint={phoneHint}
        />
        <BirthDateField form={form} name={names.birthDate} age={age} autoComplete="off" />
        {children}
      </FieldGrid>
    </styled.fieldset>
  )
}
