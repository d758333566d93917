import { Trans } from '@lingui/react/macro'

import { Button } from '#ui/control/button.tsx'
import { P } from '#ui/style/type.tsx'

import { SignInLink } from '#rental/screens/sign-in-link.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { RefusalProps } from './refusal-props.ts'

/** Shown when the session ended while the form was open. */
export function SessionExpired({ actor }: RefusalProps) {
  return (
    <RefusalCard
      tone="waiting"
      title={<Trans>Your session has expired</Trans>}
      actions={
        <>
          <SignInLink look="button">
            <Trans>Sign in and come back</Trans>
          </SignInLink>
          <Button variant="outline" onClick={() => actor.send({ type: 'back.requested' })}>
            <Trans>Continue as a guest</Trans>
          </Button>
        </>
      }
    >
      <P>
        <Trans>Nothing is booked yet. Sign in again to book. We’ve saved what you entered.</Trans>
      </P>
    </RefusalCard>
  )
}
