import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import * as v from 'valibot'

import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { matchesField, requiredText, withMessage } from '#ui/form/schema.ts'
import { useForm } from '#ui/form/use-form.ts'
import { NewPasswordFields } from '#rental/person/new-password-fields.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { ProblemText } from '#rental/problem-text.tsx'
import { listRefusedFields } from '#rental/person/refused-fields.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useTextMessages } from '#rental/person/text-messages.ts'
import { Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import type { AccountLinkActor } from './account-link.flow.ts'

/**
 * The form for a new password and its confirmation. The password is never stored: it exists only in this form
 * and in the request that saves it.
 */
export function NewPasswordForm({ actor }: { actor: AccountLinkActor }) {
  const { t } = useLingui()
  const email = useSelector(actor, ({ context }) => context.email)
  const busy = useSelector(actor, (at) => at.hasTag('busy'))
  const text = useTextMessages()
  const isRefused = useSelector(
    actor,
    (at) => at.hasTag('error') && listRefusedFields(at.context.problem, ['password']).length > 0,
  )
  const form = useForm({
    initial: { password: '', repeated: '' },
    labels: { password: t`New password`, repeated: t`Confirm password` },
    schema: v.pipe(
      v.object({
        password: v.pipe(
          v.string(),
          requiredText(t`Please choose a new password`),
          withMessage(text.newPassword),
        ),
        repeated: v.pipe(v.string(), requiredText()),
      }),
      matchesField('password', 'repeated', t`Passwords don't match.`),
    ),
    refused: { password: isRefused ? text.guessable : undefined },
    busy,
    onSubmit: (typed) => actor.send({ type: 'password.chosen', ...typed }),
  })

  return (
    <form {...form.formProps}>
      <Stack gap="5">
        <P tone="muted" overflowWrap="anywhere">
          <Trans>For the account {email}</Trans>
        </P>
        {form.summary.length > 0 ? null : <SaveProblem actor={actor} />}
        <ErrorSummary form={form} />
        <NewPasswordFields form={form} name="password" repeated="repeated" />
        <SubmitButton busy={busy} busyText={<Trans>Saving your password…</Trans>}>
          <Trans>Save the password</Trans>
        </SubmitButton>
      </Stack>
    </form>
  )
}

function SaveProblem({ actor }: { actor: AccountLinkActor }) {
  const problem = useSelector(actor, (at) => (at.hasTag('error') ? at.context.problem : null))
  if (!problem) return null
  const isServers = problem.kind === 'http' && problem.status !== 429

  return (
    <Notice tone="danger" urgent>
      {isServers ? (
        <Trans>An error occurred while updating password.</Trans>
      ) : (
        <ProblemText problem={problem} canRetry />
      )}
    </Notice>
  )
}
