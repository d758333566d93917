import { Trans } from '@lingui/react/macro'

import { Button } from '#ui/control/button.tsx'
import { Dialog } from '#ui/control/dialog.tsx'
import { HStack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

export interface LeaveDialogProps {
  onLeave: () => void
  onStay: () => void
  /** Whether leaving also cancels an unpaid booking. */
  isBooked: boolean
}

/** Asks for confirmation before the input is discarded. */
export function LeaveDialog({ onLeave, onStay, isBooked }: LeaveDialogProps) {
  return (
    <Dialog open title={<Trans>Leave without booking?</Trans>} onClose={onStay}>
      <P>
        <Trans>You’ll lose what you’ve entered.</Trans>{' '}
        {isBooked ? <Trans>We’ll cancel the unpaid booking.</Trans> : null}
      </P>
      <HStack justify="end" wrap="wrap" gap="3">
        <Button variant="outline" onClick={onStay}>
          <Trans>Continue booking</Trans>
        </Button>
        <Button variant="danger" onClick={onLeave}>
          <Trans>Leave</Trans>
        </Button>
      </HStack>
    </Dialog>
  )
}
