import { useSelector } from '@xstate/react'

import { lazyPart } from '#ui/late/lazy-part.tsx'

import type { SessionActor } from '../session-actor.ts'
import type { SocialAuth } from './social-auth.ts'

export const LazySocialButtons = lazyPart(
  async () => (await import('./social-buttons.tsx')).SocialButtons,
)

export interface WaysInProps {
  actor: SessionActor
  socialAuth: SocialAuth | undefined
  stay: boolean
}

/** The providers that the operator has chosen; where there are none, nothing. */
export function SocialSignIn({ actor, socialAuth, stay }: WaysInProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  if (!socialAuth || socialAuth.providers.length === 0) return null

  return (
    <LazySocialButtons
      socialAuth={socialAuth}
      busy={busy}
      onCredential={(credential) =>
        actor.send({ type: 'socialSignIn.requested', voucher: credential, stay })
      }
    />
  )
}
