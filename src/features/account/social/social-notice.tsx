import { Trans } from '@lingui/react/macro'

import { Notice } from '#ui/toast/notice.tsx'
import { styled } from '#ui/style/styled.ts'

import { SOCIAL_PROVIDER_NAMES } from './provider-names.ts'
import type { SocialSignInState } from './use-social-auth.ts'

/** Shows what a provider is doing, or why signing in failed and what to do next. */
export function SocialNotice({ state }: { state: SocialSignInState }) {
  if (state.at === 'failed') {
    return (
      <Notice tone="danger" urgent>
        <FailureText name={SOCIAL_PROVIDER_NAMES[state.provider]} why={state.why} />
      </Notice>
    )
  }
  return (
    <styled.output
      fontSize="sm"
      color="fg.muted"
      textAlign="center"
      _empty={{ position: 'absolute' }}
    >
      <ProgressText state={state} />
    </styled.output>
  )
}

function ProgressText({ state }: { state: Exclude<SocialSignInState, { at: 'failed' }> }) {
  if (state.at === 'closed' || state.at === 'preparing') return null
  const name = SOCIAL_PROVIDER_NAMES[state.provider]

  if (state.at === 'ready') return <Trans>{name} is ready. Press again to continue.</Trans>
  if (state.provider === 'google') return <Trans>Press Google’s own button to continue.</Trans>
  return <Trans>Continue in the {name} window.</Trans>
}

interface FailureTextProps {
  name: string
  why: Extract<SocialSignInState, { at: 'failed' }>['why']
}

function FailureText({ name, why }: FailureTextProps) {
  switch (why) {
    case 'not-loaded':
      return (
        <Trans>
          We couldn’t reach {name}. An ad blocker or your network may be blocking it. Try again, or
          use your email address and a password.
        </Trans>
      )
    case 'blocked':
      return (
        <Trans>Your browser blocked the {name} window. Allow it for this page and try again.</Trans>
      )
    case 'closed':
      return (
        <Trans>
          The {name} window was closed or couldn’t open. Try again, or use your email address and a
          password.
        </Trans>
      )
    case 'no-email':
      return (
        <Trans>
          {name} didn’t give us an email address, which rental companies need. Use an email address
          and a password.
        </Trans>
      )
  }
}
