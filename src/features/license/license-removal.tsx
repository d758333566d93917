import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { Button } from '#ui/control/button.tsx'
import { Dialog } from '#ui/control/dialog.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { ProblemText } from '#rental/problem-text.tsx'
import { HStack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import type { LicenseActor } from './license.flow.ts'

/** Asks for confirmation before a license is deleted. */
export function LicenseRemoval({ actor }: { actor: LicenseActor }) {
  const isOpen = useSelector(actor, (at) => at.hasTag('dialog'))
  const isBusy = useSelector(actor, (at) => at.hasTag('dialog') && at.hasTag('busy'))
  const problem = useSelector(actor, (at) =>
    at.matches({ removal: 'failed' }) ? at.context.problem : null,
  )
  const keep = () => actor.send({ type: 'removal.dismissed' })

  return (
    <Dialog
      title={<Trans>Delete your driving licence?</Trans>}
      open={isOpen}
      onClose={keep}
      busy={isBusy}
    >
      <P>
        <Trans>
          You won’t be able to book with companies that require a licence until you upload a new
          one.
        </Trans>
      </P>
      {problem ? (
        <Notice tone="danger" urgent title={<Trans>Your licence couldn’t be deleted</Trans>}>
          <ProblemText problem={problem} canRetry />
        </Notice>
      ) : null}
      <HStack justify="end" wrap="wrap" gap="3">
        <Button variant="outline" aria-disabled={isBusy} onClick={keep}>
          <Trans>Keep</Trans>
        </Button>
        <Button
          variant="danger"
          aria-disabled={isBusy}
          onClick={() => actor.send({ type: 'removal.confirmed' })}
        >
          {isBusy ? <Trans>Deleting…</Trans> : <Trans>Delete</Trans>}
        </Button>
      </HStack>
    </Dialog>
  )
}
