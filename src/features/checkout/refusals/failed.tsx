import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { use } from 'react'

import { OperatorSettings } from '#rental/operator-settings.ts'
import { P } from '#ui/style/type.tsx'

import { BackToReviewButton, TryAgainButton } from './actions.tsx'
import { RequestReference } from '#rental/request-reference.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { AnyRefusalProps } from './refusal-props.ts'

/** Shown when the response is missing or invalid: the booking may exist. */
export function Failed({ actor }: AnyRefusalProps) {
  const { problem, submitted, userId } = useSelector(actor, ({ context }) => context)
  const { idempotency } = use(OperatorSettings).capabilities

  return (
    <RefusalCard
      tone="danger"
      title={<Trans>Something went wrong.</Trans>}
      actions={
        <>
          <TryAgainButton actor={actor} />
          <BackToReviewButton actor={actor} />
        </>
      }
    >
      <P>
        <CauseText kind={problem?.kind ?? null} />
        <RequestReference problem={problem} />
      </P>
      {submitted ? (
        <P>
          <RetryText isOnce={idempotency} isGuest={userId === null} />
        </P>
      ) : null}
    </RefusalCard>
  )
}

/** Explains what a retry does, which differs between backends. */
function RetryText({ isOnce, isGuest }: { isOnce: boolean; isGuest: boolean }) {
  if (isOnce) {
    return (
      <Trans>Trying again is safe: even if the booking went through, there will be only one.</Trans>
    )
  }
  return isGuest ? (
    <Trans>We couldn’t confirm your booking. Please check your email before you try again.</Trans>
  ) : (
    <Trans>
      We couldn’t confirm your booking. If you try again, we’ll check your bookings first.
    </Trans>
  )
}

function CauseText({ kind }: { kind: string | null }) {
  if (kind === 'network') {
    return <Trans>The connection was lost. We’ve saved what you entered.</Trans>
  }
  if (kind === 'timeout') {
    return <Trans>The server took too long to respond. We’ve saved what you entered.</Trans>
  }
  return <Trans>Something went wrong on our side. We’ve saved what you entered.</Trans>
}
