import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { isAmbiguous, type Problem, getProblemStatus } from '@masar/domain/service/problem.ts'
import { ProblemText } from '#rental/problem-text.tsx'
import { useViewer } from '#rental/viewer.tsx'
import { Notice } from '#ui/toast/notice.tsx'

import { NewLinkButton } from './new-link-button.tsx'
import { hasOpenedGuestLink, isStaff } from './rights.ts'

export interface ChangeProblemProps {
  booking: Booking
  problem: Problem
  title: ReactNode
}

/** Explains why a change failed, or may have failed. The form keeps its input, and sending it again is safe. */
export function ChangeProblem({ booking, problem, title }: ChangeProblemProps) {
  const isGuest = hasOpenedGuestLink(useViewer(), booking)
  const status = getProblemStatus(problem) ?? 0
  if (isAmbiguous(problem)) {
    return (
      <Notice tone="danger" urgent title={<Trans>We didn’t get a response to your request</Trans>}>
        <Trans>It may have been sent. You can safely try again.</Trans>
      </Notice>
    )
  }
  // A guest's booking needs its link even for signed-in customers: once the link has expired, the server
  // rejects them too.
  if (isGuest && [401, 403, 404].includes(status)) {
    return (
      <Notice tone="danger" urgent title={title} action={<NewLinkButton />}>
        <Trans>Your access has expired. Open the booking from the link in your email again.</Trans>
      </Notice>
    )
  }
  return (
    <Notice tone="danger" urgent title={title}>
      <Reason problem={problem} status={status} />
    </Notice>
  )
}

function Reason({ problem, status }: { problem: Problem; status: number }) {
  const viewer = useViewer()
  if (status === 401) return <Trans>Your session has expired. Sign in and try again.</Trans>
  if (status === 403 || status === 404) {
    return isStaff(viewer) ? (
      <Trans>This is no longer possible for this booking.</Trans>
    ) : (
      <Trans>This is no longer possible for this booking. Call the rental company.</Trans>
    )
  }
  return <ProblemText problem={problem} />
}
