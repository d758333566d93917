import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { asProblem } from '#api/problem.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

import { NewsletterForm } from './newsletter-form.tsx'
import { Subscribed } from './subscribed.tsx'

export interface NewsletterProps {
  contactEmail: string
  onSubscribe: (email: string) => Promise<void>
}

type SubscriptionState = { at: 'sending' } | { at: 'sent'; email: string } | Failure | null
type Failure = { at: 'failed'; problem: Problem }

/** The newsletter subscription. Keeps the input until the server accepts the subscription. */
export function Newsletter({ contactEmail, onSubscribe }: NewsletterProps) {
  const { confirmsNewsletter } = useCapabilities()
  const [state, setState] = useState<SubscriptionState>(null)

  async function subscribe(email: string) {
    setState({ at: 'sending' })
    try {
      await onSubscribe(email)
      setState({ at: 'sent', email })
    } catch (error) {
      setState({ at: 'failed', problem: asProblem(error) })
    }
  }

  return (
    <Stack gap="3">
      <H2 fontSize="lg">
        <Trans>Newsletter</Trans>
      </H2>
      {state?.at === 'sent' ? (
        <Subscribed email={state.email} />
      ) : (
        <>
          <P tone="muted" size="sm">
            {confirmsNewsletter ? (
              <Trans>
                New locations, new cars and offers by email. Unsubscribe any time: enter your
                address again to get the link.
              </Trans>
            ) : (
              <Trans>
                New locations, new cars and offers by email. Unsubscribe any time by writing to{' '}
                {contactEmail}.
              </Trans>
            )}
          </P>
          <NewsletterForm
            contactEmail={contactEmail}
            busy={state?.at === 'sending'}
            problem={state?.at === 'failed' ? state.problem : null}
            onSubmit={(email) => void subscribe(email)}
          />
        </>
      )}
    </Stack>
  )
}
