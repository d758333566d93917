import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { CoastLayout } from '#ui/page/coast-layout.tsx'
import { Button, ButtonLink } from '#ui/control/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Page } from '#ui/page/page.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { SuspendedPage } from './suspended-page.tsx'
import type { ShownSession } from './use-session.ts'

export interface AccountFrameProps {
  session: ShownSession
  title: string
  /** The path to continue to after signing in. */
  returnTo: string
  contactEmail: string
  width: 'narrow' | 'text'
  /** The form. It stays mounted during its call and after a failure, so that the input is kept. */
  children: ReactNode
  aside: ReactNode
}

/**
 * The page layout around the sign-in and sign-up forms. Shows the state of the session instead when no form is
 * needed.
 */
export function AccountFrame(props: AccountFrameProps) {
  const { session, title, returnTo, contactEmail, width, children, aside } = props
  const { who, name, send } = session
  const signOut = () => {
    send({ type: 'signOut.requested', toSignIn: true })
  }
  const framed = (content: ReactNode) => (
    <Page>
      <CoastLayout column={width}>
        <Stack gap="6">
          <PageHeading title={title} />
          {content}
        </Stack>
      </CoastLayout>
    </Page>
  )

  switch (who) {
    case 'suspended':
      return (
        <SuspendedPage
          contactEmail={contactEmail}
          onOther={() => send({ type: 'problem.dismissed' })}
        />
      )
    case 'leaving':
      return <SuspendedPage contactEmail={contactEmail} onOther={null} />
    case 'gate':
      return framed(<CheckingNotice />)
    case 'authenticated':
      return framed(name ? <Welcome {...{ name, returnTo }} onSignOut={signOut} /> : null)
    case 'anonymous':
      return framed(
        <>
          <Card>{children}</Card>
          <WhenParsed>{aside}</WhenParsed>
        </>,
      )
  }
}

const CheckingNotice = () => (
  <styled.output display="block" color="fg.muted" minH="16rem">
    <Trans>Loading your account…</Trans>
  </styled.output>
)

interface WelcomeProps {
  name: string
  returnTo: string
  onSignOut: () => void
}

function Welcome({ name, returnTo, onSignOut }: WelcomeProps) {
  return (
    <Card tone="sand">
      <Stack gap="4" align="start">
        <P size="lg">
          <Trans>You’re signed in as {name}.</Trans>
        </P>
        <ButtonLink to={returnTo}>
          <Trans>Continue</Trans>
        </ButtonLink>
        <Button variant="outline" onClick={onSignOut}>
          <Trans>Sign out</Trans>
        </Button>
      </Stack>
    </Card>
  )
}
