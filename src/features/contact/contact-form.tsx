import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'

import { type Problem, getProblemStatus } from '@masar/domain/service/problem.ts'
import type { Message } from '@masar/machines/contact/contact.machine.ts'
import { useBotGuard } from '#rental/bot-guard.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { useEmailMessages } from '#rental/person/email-messages.ts'
import { listRefusedFields } from '#rental/person/refused-fields.ts'
import { useTextMessages } from '#rental/person/text-messages.ts'
import { LongTextField, TextField } from '#ui/form/form-fields.tsx'
import { requiredText, withMessage } from '#ui/form/schema.ts'
import type { Form } from '#ui/form/form-types.ts'
import { useForm } from '#ui/form/use-form.ts'
import { readDraftValues } from '#rental/draft-storage.ts'
import { Notice } from '#ui/toast/notice.tsx'
import { ProblemText } from '#rental/problem-text.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useViewer } from '#rental/viewer.tsx'
import { Stack } from '#ui/style/styled.ts'

import { contactDraft } from './contact-draft.ts'

export interface ContactFormProps {
  contactEmail: string
  busy: boolean
  /** The reason why the last message was not sent; null if no message has failed. */
  problem: Problem | null
  onSubmit: (message: Message) => void
}

const EMPTY_MESSAGE: Message = { email: '', subject: '', message: '' }

/**
 * The contact form. Until the message is sent, its input survives reloads, failures and visits to other pages.
 */
export function ContactForm({ contactEmail, problem, onSubmit, ...props }: ContactFormProps) {
  const { t } = useLingui()
  const { contactReceipts } = useCapabilities()
  const guard = useBotGuard()
  const busy = props.busy || guard.busy
  const refused = listRejectedFields(problem)
  const form = useContactForm({
    busy,
    refused,
    onSubmit: (message) => guard.pass(() => onSubmit(message)),
  })
  useOwnAddress(form)

  return (
    <form {...form.formProps} aria-label={t`Contact us`}>
      <Stack gap="5">
        {problem && refused.length === 0 ? (
          <Notice tone="danger" urgent title={<Trans>Your message hasn’t been sent.</Trans>}>
            {getProblemStatus(problem) === 403 ? (
              <Trans>We couldn’t send this. Email us at {contactEmail}.</Trans>
            ) : (
              <ProblemText problem={problem} />
            )}
          </Notice>
        ) : null}
        {guard.notice}
        <ErrorSummary form={form} />
        <TextField
          form={form}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint={
            contactReceipts ? (
              <Trans>We’ll reply to this address and confirm that your message has arrived.</Trans>
            ) : (
              <Trans>We’ll reply to this address.</Trans>
            )
          }
        />
        <TextField form={form} name="subject" />
        <LongTextField form={form} name="message" rows={7} />
        <SubmitButton busy={busy} busyText={<Trans>Sending…</Trans>}>
          <Trans>Send</Trans>
        </SubmitButton>
      </Stack>
    </form>
  )
}

/** Returns the fields that the server rejected. The server calls the email address `from`. */
const listRejectedFields = (problem: Problem | null): (keyof Message)[] => [
  ...listRefusedFields(problem, ['subject', 'message'] as const),
  ...listRefusedFields(problem, ['from'] as const).map(() => 'email' as const),
]

interface ContactFormOptions {
  busy: boolean
  refused: readonly (keyof Message)[]
  onSubmit: (message: Message) => void
}

function useContactForm({ busy, refused, onSubmit }: ContactFormOptions): Form<Message> {
  const { t } = useLingui()
  const emails = useEmailMessages()
  const texts = useTextMessages()
  const labels = { email: t`Your email address`, subject: t`Subject`, message: t`Message` }

  return useForm<Message>({
    initial: EMPTY_MESSAGE,
    kept: () => readDraftValues(contactDraft, EMPTY_MESSAGE),
    labels,
    schema: v.object({
      email: v.pipe(v.string(), requiredText(), withMessage(emails.email)),
      subject: v.pipe(v.string(), requiredText(), withMessage(texts.length('subject'))),
      message: v.pipe(v.string(), requiredText(), withMessage(texts.length('message'))),
    }),
    refused: {
      email: refused.includes('email') ? emails.texts.email : undefined,
      subject: refused.includes('subject') ? texts.notAccepted : undefined,
      message: refused.includes('message') ? texts.notAccepted : undefined,
    },
    busy,
    onChange: contactDraft.keep,
    onSubmit: ({ email, subject, message }) =>
      onSubmit({ email: email.trim(), subject: subject.trim(), message: message.trim() }),
  })
}

/** Fills in the email address of a signed-in customer, even if the session loads after the first render. */
function useOwnAddress(form: Form<Message>) {
  const { user } = useViewer()
  const fill = useEffectEvent((email: string) => {
    if (form.values.email === '') form.set('email', email)
  })
  const email = user?.email
  useEffect(() => {
    if (email) fill(email)
  }, [email])
}
