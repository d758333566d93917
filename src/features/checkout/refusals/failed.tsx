import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { P } from '#ui/type.tsx'

import { BackToReview, TryAgain } from './actions.tsx'
import { RequestReference } from '#rental/request-reference.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { AnyRefusalProps } from './refusal-props.ts'

/** No answer, or one that makes no sense: the booking may be there, and trying again is safe. */
export function Failed({ actor }: AnyRefusalProps) {
  const { problem, submitted } = useSelector(actor, ({ context }) => context)

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
          <Trans>
            Trying again is safe: even if the booking went through, there will be only one.
          </Trans>
        </P>
      ) : null}
    </RefusalCard>
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
