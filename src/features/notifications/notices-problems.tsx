import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { Button } from '#ui/control/button.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { ProblemText } from '#rental/problem-text.tsx'

import type { NotificationsActor } from './notifications-actor.ts'

/** The errors that occurred while changing notifications or loading the list. */
export function NoticesProblems({ actor }: { actor: NotificationsActor }) {
  const isRolledBack = useSelector(actor, (snapshot) => snapshot.hasTag('rolledBack'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('error'))
  const { problem, listProblem } = useSelector(actor, ({ context }) => context)

  return (
    <>
      {isRolledBack ? (
        <Notice
          tone="danger"
          urgent
          title={<Trans>Your change couldn’t be saved</Trans>}
          action={
            <SmallButton onClick={() => actor.send({ type: 'problem.dismissed' })}>
              <Trans>OK</Trans>
            </SmallButton>
          }
        >
          {problem ? <ProblemText problem={problem} canRetry /> : null}
        </Notice>
      ) : null}
      {isFailed ? (
        <Notice
          tone="danger"
          urgent
          title={<Trans>Your notifications couldn’t be loaded</Trans>}
          action={
            <SmallButton onClick={() => actor.send({ type: 'retry.requested' })}>
              <Trans>Try again</Trans>
            </SmallButton>
          }
        >
          {listProblem ? <ProblemText problem={listProblem} canRetry /> : null}
        </Notice>
      ) : null}
    </>
  )
}

const SmallButton = (props: React.ComponentProps<typeof Button>) => (
  <Button variant="outline" size="sm" {...props} />
)
