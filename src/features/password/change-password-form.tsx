import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'

import type { PasswordChange } from '#api/calls/account.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { PasswordField } from '#ui/form/form-fields.tsx'
import { matchesField, requiredText, withMessage } from '#ui/form/schema.ts'
import { useForm } from '#ui/form/use-form.ts'
import { NewPasswordFields } from '#rental/person/new-password-fields.tsx'
import { listRefusedFields } from '#rental/person/refused-fields.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useTextMessages } from '#rental/person/text-messages.ts'
import { Stack } from '#ui/style/styled.ts'

export interface ChangePasswordFormProps {
  hasPassword: boolean
  busy: boolean
  /** Whether the server rejected the current password. */
  isWrong: boolean
  problem: Problem | null
  onSubmit: (change: PasswordChange) => void
}

/** Returns which passwords the server rejected: the current one, the new one, or neither. */
export const listRefusedPasswords = (problem: Problem | null) =>
  listRefusedFields(problem, ['password', 'newPassword'])

export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { hasPassword, busy, isWrong, problem, onSubmit } = props
  const { t } = useLingui()
  const text = useTextMessages()
  const refused = listRefusedPasswords(problem)
  const form = useForm({
    initial: { current: '', next: '', confirmation: '' },
    labels: {
      current: t`Current password`,
      next: t`New password`,
      confirmation: t`Confirm password`,
    },
    schema: v.pipe(
      v.object({
        current: hasPassword
          ? v.pipe(v.string(), requiredText(), withMessage(text.password))
          : v.literal(''),
        next: v.pipe(
          v.string(),
          requiredText(t`Please choose a new password`),
          withMessage(text.newPassword),
        ),
        confirmation: v.pipe(v.string(), requiredText()),
      }),
      matchesField('next', 'confirmation', t`Passwords don't match.`),
    ),
    refused: {
      current: isWrong || refused.includes('password') ? t`Wrong password` : undefined,
      next: refused.includes('newPassword') ? text.guessable : undefined,
    },
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
