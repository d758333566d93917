import { Trans } from '@lingui/react/macro'

import { Button } from '#ui/control/button.tsx'
import { Dialog } from '#ui/control/dialog.tsx'
import { TripForm, type TripFormProps } from '#rental/trip-form/trip-form.tsx'

export interface TripDialogProps extends TripFormProps {
  onClose: () => void
}

/** The trip form in a full-screen dialog. Cancelling discards all changes. */
export function TripDialog({ onClose, ...form }: TripDialogProps) {
  return (
    <Dialog open shape="screen" title={<Trans>Change location or dates</Trans>} onClose={onClose}>
      <TripForm {...form} />
      <Button variant="ghost" alignSelf={{ md: 'start' }} mx={{ md: '-5' }} onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </Dialog>
  )
}
