import { useSelector } from '@xstate/react'

import { lazyPart } from '#ui/lazy-part.tsx'

import type { SessionActor } from '../session-actor.ts'
import type { SocialAuth } from './social-auth.ts'

export const LazySocialButtons = lazyPart(
  async () => (await import('./social-buttons.tsx')).SocialButtons,
)

export interface WaysInProps {
  actor: SessionActor
  door: SocialAuth | undefined
  stay: boolean
}

/** The providers that the operator has chosen; where there are none, nothing. */
export function SocialSignIn({ actor, door, stay }: WaysInProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  if (!door || door.providers.length === 0) return null

  return (
    <LazySocialButtons
      door={door}
      busy={busy}
      onVouched={(voucher) => actor.send({ type: 'socialSignIn.requested', voucher, stay })}
    />
  )
}
