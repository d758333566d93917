import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'

import type { SocialProvider, SocialCredential } from '@masar/machines/session/session-facts.ts'
import { Button } from '#ui/control/button.tsx'
import { ExternalLink } from '#ui/control/link.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { SOCIAL_PROVIDER_NAMES } from './provider-names.ts'
import type { SocialAuth } from './social-auth.ts'
import { SocialNotice } from './social-notice.tsx'
import { useSocialAuth, type SocialSignInState } from './use-social-auth.ts'

export interface SocialButtonsProps {
  socialAuth: SocialAuth
  /** Whether a session call is running. */
  busy: boolean
  onCredential: (credential: SocialCredential) => void
}

/** Takes no space until Google renders its button in it. */
const GoogleButtonSlot = styled('div', {
  base: { display: 'grid', justifyItems: 'center', minH: '11', _empty: { position: 'absolute' } },
})

/** Buttons to sign in with a provider instead of a password. */
export function SocialButtons({ socialAuth, busy, onCredential }: SocialButtonsProps) {
  const region = useRef<HTMLDivElement>(null)
  const { state, enter } = useSocialAuth(socialAuth, onCredential)
  const isGoogleAsking = state.at === 'asking' && state.provider === 'google'
  const isIdle = busy || state.at === 'preparing'
  const shown = socialAuth.providers.filter((one) => !(one === 'google' && isGoogleAsking))

  return (
    <Stack gap="3">
      <OrDivider />
      <SocialNotice state={state} />
      <GoogleButtonSlot ref={region} />
      {shown.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          wide
          aria-disabled={isIdle}
          opacity={isIdle ? 0.55 : undefined}
          onClick={() => {
            if (!isIdle && region.current) void enter(provider, region.current)
          }}
        >
          <ButtonText provider={provider} state={state} />
        </Button>
      ))}
      <P size="sm" tone="muted">
        <Trans>
          By continuing, you accept the{' '}
          <ExternalLink href="/tos" target="_blank">
            terms of use (in a new tab)
          </ExternalLink>
          .
        </Trans>
      </P>
    </Stack>
  )
}

interface ButtonTextProps {
  provider: SocialProvider
  state: SocialSignInState
}

function ButtonText({ provider, state }: ButtonTextProps) {
  const name = SOCIAL_PROVIDER_NAMES[provider]
  const isComing = state.at === 'preparing' && state.provider === provider

  return isComing ? <Trans>Opening {name}…</Trans> : <Trans>Continue with {name}</Trans>
}

const Line = styled('span', { base: { flex: '1', borderTopWidth: '1px', borderColor: 'border' } })

const OrDivider = () => (
  <HStack gap="3">
    <Line />
    <P size="sm" tone="muted">
      <Trans>or</Trans>
    </P>
    <Line />
  </HStack>
)
