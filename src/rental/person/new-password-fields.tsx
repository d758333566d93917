import { Trans, useLingui } from '@lingui/react/macro'

import { ADVISED_PASSWORD_LENGTH, MINIMUM_PASSWORD_LENGTH } from '@masar/domain/person/passwords.ts'

import { PasswordField, type PasswordFieldProps } from '#ui/form/form-fields.tsx'

import { PasswordMeter } from './password-meter.tsx'

interface NewPasswordFieldsProps<Values> extends Pick<PasswordFieldProps<Values>, 'form' | 'name'> {
  repeated: PasswordFieldProps<Values>['name']
  /** The label of the button that shows the new password, if the page also has a field for the current one. */
  showLabel?: string
}

/** The fields for a new password and its confirmation, with advice on choosing a strong one. */
export function NewPasswordFields<Values extends object>(props: NewPasswordFieldsProps<Values>) {
  const { form, name, repeated, showLabel } = props
  const { t } = useLingui()

  return (
    <>
      <PasswordField
        form={form}
        name={name}
        autoComplete="new-password"
        {...(showLabel !== undefined && { showLabel })}
        hint={
          <>
            <Trans>
              At least {MINIMUM_PASSWORD_LENGTH} characters; {ADVISED_PASSWORD_LENGTH} or more are
              safer.
            </Trans>
            {/* No rating beside an error: a rejected password must not be rated as good. */}
            {form.error(name) ? null : <PasswordMeter password={String(form.values[name])} />}
          </>
        }
      />
      <PasswordField
        form={form}
        name={repeated}
        autoComplete="new-password"
        showLabel={t`Show the confirmation`}
      />
    </>
  )
}
