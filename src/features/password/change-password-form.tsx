import { Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { PasswordChange } from '#api/account.ts'
import { isPasswordLongEnough, MINIMUM_PASSWORD_LENGTH } from '#domain/passwords.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { PasswordField } from '#ui/form-fields.tsx'
import { useForm } from '#ui/form.tsx'
import { NewPasswordFields } from '#ui/new-password-fields.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'

export interface ChangePasswordFormProps {
  hasPassword: boolean
  busy: boolean
  /** The server knows another current password than the one that was sent. */
  isWrong: boolean
  onSubmit: (change: PasswordChange) => void
}

/** The present password, and twice the new one. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { hasPassword, busy, isWrong, onSubmit } = props
  const { t } = useLingui()
  const form = useForm({
    initial: { current: '', next: '', confirmation: '' },
    labels: {
      current: t`Current password`,
      next: t`New password`,
      confirmation: t`Confirm password`,
    },
    required: hasPassword ? ['current', 'next', 'confirmation'] : ['next', 'confirmation'],
    missing: { next: t`Please choose a new password` },
    check: ({ next, confirmation }) => ({
      next: isPasswordLongEnough(next)
        ? undefined
        : t`Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters long`,
      confirmation: confirmation === next ? undefined : t`Passwords don't match.`,
    }),
    refused: { current: isWrong ? t`Wrong password` : undefined },
    busy,
    onSubmit: ({ current, next }) => onSubmit({ current: hasPassword ? current : null, next }),
  })

  return (
    <form {...form.formProps}>
      <Stack gap="5">
        <ErrorSummary form={form} />
        {hasPassword ? (
          <PasswordField
            form={form}
            name="current"
            autoComplete="current-password"
            showLabel={t`Show the current password`}
          />
        ) : null}
        <NewPasswordFields
          form={form}
          name="next"
          repeated="confirmation"
          showLabel={t`Show the new password`}
        />
        <SubmitButton busy={busy} busyText={<Trans>Changing your password…</Trans>}>
          <Trans>Change password</Trans>
        </SubmitButton>
      </Stack>
    </form>
  )
}
