import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { Button } from '#ui/control/button.tsx'
import { Dialog } from '#ui/control/dialog.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { styled } from '#ui/style/styled.ts'

import { ChangeProblem } from '../change-problem.tsx'
import { CancellationTermsText } from './cancellation-terms-text.tsx'
import type { Cancellation } from './cancellation.flow.ts'

export interface CancelDialogProps {
  booking: Booking
  cancellation: Cancellation
}

/** Buttons in a row; stacked and full width on phones. */
const ButtonRow = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'row' },
    justifyContent: 'end',
    gap: '3',
  },
})

/** Shows the terms of cancelling, then asks for confirmation. */
export function CancelDialog({ booking, cancellation: { actor, eligibility } }: CancelDialogProps) {
  const isOpen = useSelector(actor, (at) => at.hasTag('dialog'))
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const isDearer = useSelector(actor, (at) => at.matches('termsChanged'))
  const problem = useSelector(actor, (at) => (at.hasTag('error') ? at.context.problem : null))
  const terms = useSelector(actor, ({ context }) => context.terms)
  const keep = () => actor.send({ type: 'cancellation.dismissed' })

  return (
    <Dialog title={<Trans>Cancel this booking?</Trans>} open={isOpen} onClose={keep} busy={isBusy}>
      {isDearer ? (
        <Notice tone="warning" urgent title={<Trans>The terms have just changed</Trans>}>
          <Trans>Free cancellation has just ended.</Trans>
        </Notice>
      ) : null}
      <CancellationTermsText booking={booking} terms={terms} />
      {problem ? (
        <ChangeProblem
          booking={booking}
          problem={problem}
          title={<Trans>Your request wasn’t sent</Trans>}
        />
      ) : null}
      <ButtonRow>
        <Button variant="outline" aria-disabled={isBusy} onClick={keep}>
          <Trans>Keep booking</Trans>
        </Button>
        <Button
          variant="danger"
          aria-disabled={isBusy}
          onClick={() => actor.send({ type: 'cancellation.confirmed', eligibility: eligibility() })}
        >
          {isBusy ? <Trans>Sending your request</Trans> : <Trans>Request cancellation</Trans>}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
