import { Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { Card } from '#ui/card.tsx'
import { OutsideLink, TextLink } from '#ui/link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Page } from '#ui/page.tsx'
import { P } from '#ui/type.tsx'

import { contactDraft } from './contact-draft.ts'
import { ContactForm, type Written } from './contact-form.tsx'
import { MessageSent } from './message-sent.tsx'

const SENDING = ['contact']

export interface ContactPageProps {
  contactEmail: string
  onSend: (written: Written) => Promise<void>
}

/** A message to the people behind the site (specification 2: subject, message, send). */
export function ContactPage({ contactEmail, onSend }: ContactPageProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  // Without a network it fails at once and says so: nobody waits for a message to leave by itself.
  const sending = useMutation({
    mutationKey: SENDING,
    mutationFn: onSend,
    onSuccess: contactDraft.forget,
    networkMode: 'always',
  })

  return (
    <Page width="text">
      <Stack gap="6">
        <PageHeading title={t`Write to us`} />
        {sending.isSuccess ? (
          <MessageSent email={sending.variables.email} onMore={sending.reset} />
        ) : (
          <>
            <P tone="muted">
              <Trans>
                A person reads it and answers to your address. Many things are answered at once
                under <TextLink to="/faq">questions and answers</TextLink>; or write to{' '}
                <OutsideLink href={`mailto:${contactEmail}`}>{contactEmail}</OutsideLink>.
              </Trans>
            </P>
            <Card tone="raised">
              <ContactForm
                contactEmail={contactEmail}
                busy={sending.isPending}
                error={sending.error}
                onSubmit={(written) => {
                  // Two clicks may come before the button says that it is sending.
                  const isUnderWay = queryClient.isMutating({ mutationKey: SENDING }) > 0
                  if (!isUnderWay) sending.mutate(written)
                }}
              />
            </Card>
          </>
        )}
      </Stack>
    </Page>
  )
}
