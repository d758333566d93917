import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { codeOf, type Problem } from '#domain/problem.ts'
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
  const refused = refusedVoucher(problem)
  if (refused) return refused
  if (problem.kind !== 'http' || problem.status === 429) return <ProblemText problem={problem} />
  if (attempt === 'signUp') return <Trans>An error occurred during sign up.</Trans>
  return <ProblemText problem={problem} />
}

/** What only those meet who came with the word of a provider. */
function refusedVoucher(problem: Problem): ReactNode {
  if (problem.kind !== 'http') return null
  if (problem.fields?.includes('/accessToken')) {
    return (
      <Trans>
        We could not confirm who you are. Try again, or use your email address and password.
      </Trans>
    )
  }
  if (problem.code === 'forbidden') {
    return <Trans>This account cannot sign in this way. Use its email address and password.</Trans>
  }
  if (problem.code !== 'not-built') return null
  return (
    <Trans>This way to sign in is closed at the moment. Use your email address and password.</Trans>
  )
}
