import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { Button } from '#ui/control/button.tsx'
import { Dialog } from '#ui/control/dialog.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { ProblemText } from '#rental/problem-text.tsx'
import { styled, HStack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import type { DeletionActor } from './notifications-actor.ts'

/** Asks for confirmation before a deletion, with the number of notifications. */
export function DeletionDialog({ actor }: { actor: DeletionActor }) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('error'))
  const { ids, problem } = useSelector(actor, ({ context }) => context)
  const isOne = ids.length === 1
  const dismiss = () => actor.send({ type: 'deletion.dismissed' })

  return (
    <Dialog
      title={isOne ? <Trans>Delete the notification?</Trans> : <Trans>Delete notifications?</Trans>}
      open={isOpen}
      onClose={dismiss}
    >
      {isBusy ? (
        <styled.output color="fg.muted">
          <Trans>Loading…</Trans>
        </styled.output>
      ) : null}
      {isFailed && problem ? (
        <Notice tone="danger" urgent>
          <ProblemText problem={problem} canRetry />
        </Notice>
      ) : null}
      {isBusy || isFailed ? null : (
        <P>
          <Plural
            value={ids.length}
            one="# notification will be deleted."
            other="# notifications will be deleted."
          />
        </P>
      )}
      <HStack justify="end" wrap="wrap" gap="3">
        <Button variant="outline" onClick={dismiss}>
          {isOne ? <Trans>Keep the notification</Trans> : <Trans>Keep</Trans>}
        </Button>
        {isFailed ? (
          <Button onClick={() => actor.send({ type: 'retry.requested' })}>
            <Trans>Try again</Trans>
          </Button>
        ) : null}
        {isBusy || isFailed ? null : (
          <Button variant="danger" onClick={() => actor.send({ type: 'deletion.confirmed' })}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </HStack>
    </Dialog>
  )
}
