import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { use } from 'react'

import { OperatorSettings } from '#rental/operator-settings.ts'
import { P } from '#ui/style/type.tsx'

import { BackToReview, TryAgain } from './actions.tsx'
import { RequestReference } from '#rental/request-reference.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { AnyRefusalProps } from './refusal-props.ts'

/** No answer, or one that makes no sense: the booking may be there. */
export function Failed({ actor }: AnyRefusalProps) {
  const { problem, submitted, userId } = useSelector(actor, ({ context }) => context)
  const { idempotency } = use(OperatorSettings).capabilities

  return (
    <RefusalCard
      tone="danger"
      title={<Trans>Something went wrong.</Trans>}
      actions={
        <>
          <TryAgain actor={actor} />
          <BackToReview actor={actor} />
        </>
      }
    >
      <P>
        <What kind={problem?.kind ?? null} />
        <RequestReference problem={problem} />
      </P>
      {submitted ? (
        <P>
          <Again isOnce={idempotency} isGuest={userId === null} />
        </P>
      ) : null}
    </RefusalCard>
  )
}

/** What is known of a second try, which is not the same at every backend. */
function Again({ isOnce, isGuest }: { isOnce: boolean; isGuest: boolean }) {
  if (isOnce) {
    return (
      <Trans>Trying again is safe: even if the booking went through, there will be only one.</Trans>
    )
  }
  return isGuest ? (
    <Trans>
      We do not know whether the booking went through. Please look for an email from us before you
      try again.
    </Trans>
  ) : (
    <Trans>
      We do not know whether the booking went through. Trying again looks among your bookings first.
    </Trans>
  )
}

function What({ kind }: { kind: string | null }) {
  if (kind === 'network') {
    return <Trans>The connection was lost before the answer came. What you typed is kept.</Trans>
  }
  if (kind === 'timeout') {
    return <Trans>The answer took too long. What you typed is kept.</Trans>
  }
  return <Trans>Our server could not answer. What you typed is kept.</Trans>
}
