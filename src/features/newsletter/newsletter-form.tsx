import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'

import { isEmail } from '@masar/domain/person/email.ts'
import { getProblemStatus, type Problem } from '@masar/domain/service/problem.ts'
import { useBotGuard } from '#rental/bot-guard.ts'
import { TextField } from '#ui/form/form-fields.tsx'
import { requiredText } from '#ui/form/schema.ts'
import { useForm } from '#ui/form/use-form.ts'
import { Notice } from '#ui/toast/notice.tsx'
import { ProblemText } from '#rental/problem-text.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Stack } from '#ui/style/styled.ts'

export interface NewsletterFormProps {
  contactEmail: string
  busy: boolean
  problem: Problem | null
  onSubmit: (email: string) => void
}

/** The subscription form. Its only field is the email address, so errors are shown only at this field. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { contactEmail, problem, onSubmit } = props
  const { t } = useLingui()
  const guard = useBotGuard()
  const busy = props.busy || guard.busy
  const isRefused = isAboutAddress(problem)
  const wrong = t`Invalid email address`
  const form = useForm({
    initial: { email: '' },
    labels: { email: t`Email address` },
    schema: v.object({ email: v.pipe(v.string(), requiredText(), v.check(isEmail, wrong)) }),
    refused: { email: isRefused ? wrong : undefined },
    busy,
    onSubmit: ({ email }) => guard.pass(() => onSubmit(email.trim())),
  })

  return (
    <form {...form.formProps}>
      <Stack gap="3">
        {problem && !isRefused ? (
          <Notice tone="danger" urgent title={<Trans>You’re not subscribed yet.</Trans>}>
            {getProblemStatus(problem) === 403 ? (
              <Trans>We couldn’t send this. Email us at {contactEmail}.</Trans>
            ) : (
              <ProblemText problem={problem} />
            )}
          </Notice>
        ) : null}
        {guard.notice}
        <TextField
          form={form}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton busy={busy} busyText={<Trans>Subscribing…</Trans>}>
          <Trans>Subscribe</Trans>
        </SubmitButton>
      </Stack>
    </form>
  )
}

/** An error that does not refer to a field is about the address, the only field. */
const isAboutAddress = (problem: Problem | null) =>
  problem?.kind === 'http' &&
  problem.status === 400 &&
  (problem.fields ?? ['/from']).includes('/from')
