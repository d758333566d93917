import { loadWithTexts } from '#i18n/activate.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import type { ShownSession } from '../use-session.ts'
import type { SocialAuth } from './social-auth.ts'

export const LazySocialButtons = lazyPart(
  async () => (await loadWithTexts('later', import('./social-buttons.tsx'))).SocialButtons,
)

export interface SocialSignInProps {
  session: ShownSession
  socialAuth: SocialAuth | undefined
  stay: boolean
}

/** The buttons of the configured providers; renders nothing when there are none. */
export function SocialSignIn({ session, socialAuth, stay }: SocialSignInProps) {
  if (!socialAuth || socialAuth.providers.length === 0) return null

  return (
    <LazySocialButtons
      socialAuth={socialAuth}
      busy={session.isBusy}
      onCredential={(credential) =>
        session.send({ type: 'socialSignIn.requested', voucher: credential, stay })
      }
    />
  )
}
