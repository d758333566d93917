import { Trans } from '@lingui/react/macro'

import type { Driver } from '@masar/domain/person/driver.ts'
import { FieldGrid } from '#ui/form/field-grid.tsx'
import { TextField, type TextFieldProps } from '#ui/form/form-fields.tsx'
import { styled } from '#ui/style/styled.ts'
import { H3 } from '#ui/style/type.tsx'

import { usePhoneHint } from './phone-hint.ts'
import { type AgeRule, BirthDateField } from './birth-date-field.tsx'

export interface AdditionalDriverFieldsProps<Values> extends Pick<TextFieldProps<Values>, 'form'> {
  /** The form's names for the fields of the second driver. */
  names: Record<keyof Driver, TextFieldProps<Values>['name']>
  age: AgeRule
}

/** The second driver. Autofill is off: browsers only know the first one. */
export function AdditionalDriverFields<Values extends object>(
  props: AdditionalDriverFieldsProps<Values>,
) {
  const { form, names, age } = props
  const phoneHint = usePhoneHint()

  return (
    <styled.fieldset>
      <styled.legend mb="4">
        <H3 as="span">
          <Trans>Additional driver</Trans>
        </H3>
      </styled.legend>
      <FieldGrid>
        <TextField form={form} name={names.fullName} autoComplete="off" />
        <TextField
          form={form}
          name={names.email}
          type="email"
          inputMode="email"
          autoComplete="off"
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
      </FieldGrid>
    </styled.fieldset>
  )
}
