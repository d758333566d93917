import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { getProblemCode, type HttpProblem, type Problem } from '@masar/domain/service/problem.ts'

import { useSecondsLeft } from '#ui/lifecycle/clock.ts'
import { RequestReference } from './request-reference.tsx'

export interface ProblemTextProps {
  problem: Problem
  /** Whether a button beside the text retries, so that the text does not ask the user to come back later. */
  canRetry?: boolean
}

/** Explains why a call failed and what to do next. A page can show a more specific text for a problem code. */
export function ProblemText({ problem, canRetry = false }: ProblemTextProps): ReactNode {
  if (problem.kind === 'network') {
    return <Trans>We couldn’t reach the server. Check your connection and try again.</Trans>
  }
  if (problem.kind === 'timeout') {
    return <Trans>The server took too long to respond. Try again.</Trans>
  }
  if (problem.kind === 'http' && problem.status === 429) return <RateLimitText problem={problem} />
  if (getProblemCode(problem) === 'unavailable') {
    return <Trans>The service is temporarily unavailable. Try again.</Trans>
  }
  return (
    <>
      {canRetry ? (
        <Trans>Something went wrong.</Trans>
      ) : (
        <Trans>Something went wrong! Try again later.</Trans>
      )}
      <RequestReference problem={problem} />
    </>
  )
}

function RateLimitText({ problem }: { problem: HttpProblem }) {
  if (!problem.retryAfter) return <Trans>Too many attempts. Try again in a few minutes.</Trans>
  return <Countdown problem={problem} seconds={problem.retryAfter} />
}

/** Counts down. The `timer` role keeps screen readers from announcing every second. */
function Countdown({ problem, seconds }: { problem: HttpProblem; seconds: number }) {
  const left = useSecondsLeft(problem, seconds)

  if (left === 0) return <Trans>You can try again now.</Trans>
  return (
    <span role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Plural
        value={left}
        one="Too many attempts. Try again in # second."
        other="Too many attempts. Try again in # seconds."
      />
    </span>
  )
}
