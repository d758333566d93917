import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { AsideColumns } from '#ui/page/aside-columns.tsx'
import { Card } from '#ui/page/card.tsx'
import { ExternalLink } from '#ui/control/link.tsx'
import { PageIntro } from '#ui/page/page-intro.tsx'
import { Page } from '#ui/page/page.tsx'
import { Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { ContactForm } from './contact-form.tsx'
import type { ContactActor } from './contact.flow.ts'
import { MessageSent } from './message-sent.tsx'
import { QuickAnswers } from './quick-answers.tsx'

export interface ContactPageProps {
  contactEmail: string
  actor: ContactActor
}

/** A form for a message to the operator (PAGE-19). */
export function ContactPage({ contactEmail, actor }: ContactPageProps) {
  const { t } = useLingui()
  const sentFrom = useSelector(actor, (at) => (at.hasTag('done') ? at.context.email : null))
  const busy = useSelector(actor, (at) => at.hasTag('busy'))
  const problem = useSelector(actor, ({ context }) => context.problem)

  return (
    <Page>
      <Stack gap="6">
        <PageIntro title={t`Contact us`} scene="island">
          {sentFrom === null ? (
            <P tone="muted">
              <Trans>
                We read every message and reply by email. You can also email{' '}
                <ExternalLink href={`mailto:${contactEmail}`}>{contactEmail}</ExternalLink>.
              </Trans>
            </P>
          ) : null}
        </PageIntro>
        <AsideColumns>
          {sentFrom === null ? (
            <Card>
              <ContactForm
                contactEmail={contactEmail}
                busy={busy}
                problem={problem}
                onSubmit={(message) => actor.send({ type: 'message.completed', message })}
              />
            </Card>
          ) : (
            <MessageSent
              email={sentFrom}
              onMore={() => actor.send({ type: 'another.requested' })}
            />
          )}
          <QuickAnswers />
        </AsideColumns>
      </Stack>
    </Page>
  )
}
