import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Problem } from '@masar/domain/service/problem.ts'

import { Button } from '#ui/control/button.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { ProblemText } from './problem-text.tsx'

export interface FailedNoticeProps {
  title: ReactNode
  problem: Problem
  onRetry: () => void
}

/** What failed, why, and a button to retry. */
export const FailedNotice = ({ title, problem, onRetry }: FailedNoticeProps) => (
  <Notice
    tone="danger"
    urgent
    title={title}
    action={
      <Button size="sm" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    <ProblemText problem={problem} canRetry />
  </Notice>
)
