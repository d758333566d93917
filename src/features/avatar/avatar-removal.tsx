import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import { asProblem } from '#api/problem.ts'
import { Button } from '#ui/control/button.tsx'
import { Dialog } from '#ui/control/dialog.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { ProblemText } from '#rental/problem-text.tsx'
import { HStack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

export interface AvatarRemovalProps {
  isOpen: boolean
  onClose: () => void
  onDelete: () => Promise<void>
}

/** Asks for confirmation before the picture is deleted. */
export function AvatarRemoval({ isOpen, onClose, onDelete }: AvatarRemovalProps) {
  const removal = useMutation({ mutationFn: onDelete, onSuccess: onClose })

  return (
    <Dialog
      title={<Trans>Delete your photo?</Trans>}
      open={isOpen}
      onClose={() => {
        onClose()
        removal.reset()
      }}
    >
      <P>
        <Trans>We’ll show your initials instead.</Trans>
      </P>
      {removal.error ? (
        <Notice tone="danger" urgent title={<Trans>Your photo couldn’t be deleted</Trans>}>
          <ProblemText problem={asProblem(removal.error)} canRetry />
        </Notice>
      ) : null}
      <HStack justify="end" wrap="wrap" gap="3">
        <Button variant="outline" onClick={onClose}>
          <Trans>Keep</Trans>
        </Button>
        <Button
          variant="danger"
          aria-disabled={removal.isPending}
          onClick={() => {
            if (!removal.isPending) removal.mutate()
          }}
        >
          {removal.isPending ? <Trans>Deleting…</Trans> : <Trans>Delete</Trans>}
        </Button>
      </HStack>
    </Dialog>
  )
}
