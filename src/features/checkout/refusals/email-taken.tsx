import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { Button } from '#ui/control/button.tsx'
import { P } from '#ui/style/type.tsx'

import { SignInLink } from '#rental/screens/sign-in-link.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { RefusalProps } from './refusal-props.ts'

/** Shown to guests whose email address has an account. */
export function EmailTaken({ actor }: RefusalProps) {
  const email = useSelector(actor, ({ context }) => context.draft.driver.email)

  return (
    <RefusalCard
      tone="warning"
      title={<Trans>This email address is already registered</Trans>}
      actions={
        <>
          <SignInLink look="button">
            <Trans>Sign in</Trans>
          </SignInLink>
          <Button variant="outline" onClick={() => actor.send({ type: 'back.requested' })}>
            <Trans>Use another address</Trans>
          </Button>
        </>
      }
    >
      <P overflowWrap="anywhere">
        <Trans>
          There’s an account for <strong>{email}</strong>. Sign in to continue here. We’ve saved
          what you entered.
        </Trans>
      </P>
    </RefusalCard>
  )
}
