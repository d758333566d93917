import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { useSecondsLeft } from '#ui/lifecycle/clock.ts'
import { P } from '#ui/style/type.tsx'

import { BackToReviewButton } from './actions.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import { styled } from '#ui/style/styled.ts'
import type { PlacingRefusalProps } from './refusal-props.ts'

const DEFAULT_WAIT_SECONDS = 30

/** Shown after too many requests from this IP address. Counts down until the customer can try again. */
export function Throttled({ actor }: PlacingRefusalProps) {
  const problem = useSelector(actor, ({ context }) => context.problem)
  const retryAfterSeconds = problem?.kind === 'http' ? problem.retryAfter : undefined
  const left = useSecondsLeft(problem ?? actor, retryAfterSeconds ?? DEFAULT_WAIT_SECONDS)

  return (
    <RefusalCard
      tone="waiting"
      title={<Trans>Too many requests, wait a moment</Trans>}
      actions={<BackToReviewButton actor={actor} />}
    >
      <P>
        <Trans>We’ve saved what you entered. You can try again shortly.</Trans>
      </P>
      <styled.p role="timer" fontSize="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
        <Plural value={left} one="# second" other="# seconds" />
      </styled.p>
    </RefusalCard>
  )
}
