import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { type Problem, getProblemStatus } from '@masar/domain/service/problem.ts'
import type { SessionRefusal } from '@masar/machines/session/session-facts.ts'
import { Notice } from '#ui/toast/notice.tsx'
import { ProblemText } from '#rental/problem-text.tsx'

export interface AttemptProblemProps {
  problem: Problem | null
  refused: SessionRefusal | null
  attempt: 'signIn' | 'signUp'
}

/**
 * Explains why signing in or signing up failed, above the form, which keeps its input (SESSION-10, ACCOUNT-22).
 */
export function AttemptProblem({ problem, refused, attempt }: AttemptProblemProps) {
  if (!problem) return null
  return (
    <Notice tone="danger" urgent>
      {(refused && getRefusalText(refused, problem)) ?? getFailureText(problem, attempt)}
    </Notice>
  )
}

function getRefusalText(refused: SessionRefusal, problem: Problem): ReactNode {
  if (refused === 'wrong-credentials') return <Trans>Incorrect email or password.</Trans>
  if (refused === 'forbidden') {
    return <Trans>This account uses an email and password.</Trans>
  }
  if (refused === 'not-built') {
    return (
      <Trans>
        This sign-in option isn’t available right now. Use your email address and password.
      </Trans>
    )
  }
  const isCredential = problem.kind === 'http' && problem.fields?.includes('/accessToken')
  if (!isCredential) return null
  return (
    <Trans>
      We couldn’t verify your identity. Try again, or use your email address and password.
    </Trans>
  )
}

function getFailureText(problem: Problem, attempt: AttemptProblemProps['attempt']): ReactNode {
  // Signing in succeeded, but the next call got 401: the browser did not store the session cookie.
  if (getProblemStatus(problem) === 401) {
    return (
      <Trans>
        Your browser blocks cookies, and signing in needs them. Allow cookies for this site, then
        try again.
      </Trans>
    )
  }
  if (problem.kind !== 'http' || problem.status === 429) return <ProblemText problem={problem} />
  if (attempt === 'signUp') return <Trans>An error occurred during sign up.</Trans>
  return <ProblemText problem={problem} />
}
