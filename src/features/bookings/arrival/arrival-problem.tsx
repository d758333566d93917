import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { isAmbiguous, type Problem, problemStatus } from '@masar/domain/service/problem.ts'
import { ProblemText } from '#rental/problem-text.tsx'
import { useViewer } from '#rental/viewer.tsx'
import { Notice } from '#ui/toast/notice.tsx'

export interface ArrivalProblemProps {
  problem: Problem
  title: ReactNode
}

/** Why nothing was sent. The form keeps its input; sending the same again has one effect. */
export function ArrivalProblem({ problem, title }: ArrivalProblemProps) {
  if (isAmbiguous(problem)) {
    return (
      <Notice tone="danger" urgent title={<Trans>We didn’t get a response to your request</Trans>}>
        <Trans>It may have been sent. You can safely try again.</Trans>
      </Notice>
    )
  }
  return (
    <Notice tone="danger" urgent title={title}>
      <Reason problem={problem} />
    </Notice>
  )
}

function Reason({ problem }: { problem: Problem }) {
  const isGuest = useViewer().user === null
  const status = problemStatus(problem)
  if (status === 401) {
    return isGuest ? (
      <Trans>Your access has expired. Open the booking from the link in your email again.</Trans>
    ) : (
      <Trans>Your session has expired. Sign in and try again.</Trans>
    )
  }
  if (status === 403 || status === 404)
    return <Trans>This is no longer possible for this booking. Call the rental company.</Trans>
  return <ProblemText problem={problem} />
}
