import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { codeOf, type Problem } from '#machines/problem.ts'
import { Notice } from '#ui/notice.tsx'
import { ProblemText } from '#ui/problem-text.tsx'

export interface AttemptProblemProps {
  problem: Problem | null
  attempt: 'signIn' | 'signUp'
}

/** Why signing in or up failed, above the form that is still filled in (specification 8). */
export function AttemptProblem({ problem, attempt }: AttemptProblemProps) {
  if (!problem) return null
  return (
    <Notice tone="danger" urgent>
      {sentence(problem, attempt)}
    </Notice>
  )
}

function sentence(problem: Problem, attempt: AttemptProblemProps['attempt']): ReactNode {
  if (codeOf(problem) === 'wrong-credentials') return <Trans>Incorrect email or password.</Trans>
  if (problem.kind !== 'http' || problem.status === 429) return <ProblemText problem={problem} />
  if (attempt === 'signUp') return <Trans>An error occurred during sign up.</Trans>
  return <ProblemText problem={problem} />
}
