import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { useViewer } from '#rental/viewer.tsx'
import { Button, ButtonLink } from '#ui/control/button.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { ProblemText } from '#rental/problem-text.tsx'
import { HStack } from '#ui/style/styled.ts'

import type { AccountLinkActor } from './account-link.flow.ts'
import { PasswordChanged } from './password-changed.tsx'

export interface LinkResultProps {
  actor: AccountLinkActor
  onSignOut: () => void
}

/** Shown when there is no form. Confirms that the link worked, or explains why not and how to get a new one. */
export function LinkResult({ actor, onSignOut }: LinkResultProps) {
  const state = useSelector(actor, ({ value }) =>
    typeof value === 'string' ? value : Object.values(value).join(),
  )
  const { purpose, email, problem } = useSelector(actor, ({ context }) => context)

  switch (state) {
    case 'done':
      return <DoneNotice isPassword={purpose !== 'verify'} />
    case 'otherAccount':
      return (
        <Notice
          tone="warning"
          urgent
          title={<Trans>You’re signed in to another account</Trans>}
          action={
            <Button onClick={onSignOut}>
              <Trans>Sign out and continue</Trans>
            </Button>
          }
        >
          <Trans>This link is for {email}.</Trans>
        </Notice>
      )
    case 'checkFailed':
      return (
        <Notice
          tone="danger"
          urgent
          title={<Trans>The link couldn’t be checked</Trans>}
          action={
            <Button onClick={() => actor.send({ type: 'retry.requested' })}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {problem ? <ProblemText problem={problem} canRetry /> : null}
        </Notice>
      )
    case 'used':
      return <UsedLinkNotice />
    case 'broken':
      return (
        <UnusableLinkNotice
          title={<Trans>This link is incomplete</Trans>}
          action={<NewLinkButtonLink />}
        >
          <Trans>Open the link in your email again, or request a new one.</Trans>
        </UnusableLinkNotice>
      )
    case 'sending':
      return (
        <Notice tone="info" urgent>
          <Trans>Sending another email…</Trans>
        </Notice>
      )
    case 'resent':
      return (
        <Notice
          tone="success"
          urgent
          title={
            purpose === 'reset' ? <Trans>Email sent.</Trans> : <Trans>Activation email sent.</Trans>
          }
          action={<ResendButton actor={actor} />}
        >
          <Trans>We’ve sent a new link to {email}. It’s valid for 24 hours and works once.</Trans>
        </Notice>
      )
    case 'resendFailed':
      return (
        <Notice
          tone="danger"
          urgent
          title={<Trans>The email couldn’t be sent</Trans>}
          action={<ResendButton actor={actor} />}
        >
          {problem ? <ProblemText problem={problem} canRetry /> : null}
        </Notice>
      )
    case 'unregistered':
      return (
        <Notice
          tone="danger"
          urgent
          title={<Trans>The email couldn’t be sent</Trans>}
          action={<NewLinkButtonLink />}
        >
          <Trans>Email address not registered.</Trans>
        </Notice>
      )
    default:
      return (
        <UnusableLinkNotice
          title={<UnusableLinkTitle state={state} purpose={purpose} />}
          action={<ResendButton actor={actor} />}
        >
          <Trans>We can send a new one to {email}.</Trans>
        </UnusableLinkNotice>
      )
  }
}

function UsedLinkNotice() {
  const { user } = useViewer()

  if (user)
    return (
      <UnusableLinkNotice
        title={<Trans>This link has already been used</Trans>}
        action={<MyBookingsLink />}
      >
        <Trans>Password saved. You’re signed in.</Trans>
      </UnusableLinkNotice>
    )
  return (
    <UnusableLinkNotice
      title={<Trans>This link has already been used</Trans>}
      action={<SignInLink />}
    >
      <Trans>Password saved. You can now sign in.</Trans>
    </UnusableLinkNotice>
  )
}

function DoneNotice({ isPassword }: { isPassword: boolean }) {
  return (
    <Notice
      tone="success"
      urgent
      title={isPassword ? <PasswordChanged /> : <Trans>Your email address is confirmed.</Trans>}
      action={
        <HStack gap="3" wrap="wrap">
          <MyBookingsLink />
          <ButtonLink to="/" variant="outline">
            <Trans>Rent a car</Trans>
          </ButtonLink>
        </HStack>
      }
    />
  )
}

function UnusableLinkTitle({ state, purpose }: { state: string; purpose: string }) {
  if (state === 'replaced') return <Trans>We’ve sent a newer link</Trans>
  if (state === 'unknown') return <Trans>This link doesn’t work</Trans>
  if (purpose === 'activate') return <Trans>Your account activation link expired.</Trans>
  return <Trans>This link has expired</Trans>
}

interface UnusableLinkNoticeProps {
  title: ReactNode
  children: ReactNode
  action: ReactNode
}

const UnusableLinkNotice = ({ title, children, action }: UnusableLinkNoticeProps) => (
  <Notice tone="warning" urgent title={title} action={action}>
    {children}
  </Notice>
)

const ResendButton = ({ actor }: { actor: AccountLinkActor }) => (
  <Button onClick={() => actor.send({ type: 'resend.requested' })}>
    <Trans>Send a new link</Trans>
  </Button>
)

const MyBookingsLink = () => (
  <ButtonLink to="/bookings">
    <Trans>My bookings</Trans>
  </ButtonLink>
)

const SignInLink = () => (
  <ButtonLink to="/sign-in">
    <Trans>Sign in</Trans>
  </ButtonLink>
)

const NewLinkButtonLink = () => (
  <ButtonLink to="/forgot-password">
    <Trans>Request a new link</Trans>
  </ButtonLink>
)
