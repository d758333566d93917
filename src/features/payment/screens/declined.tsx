import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import type { DeclineReason } from '#machines/payment/payment-facts.ts'
import { P } from '#ui/style/type.tsx'

import { CarHeld } from '#rental/screens/car-held.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import {
  LeavePayment,
  OtherWay,
  type PaymentActionProps,
  RetryPayment,
} from '../payment-actions.tsx'
import { OtherProviders } from './form-screen.tsx'

/** The server has asked the provider: nothing was charged. */
export function Declined({ actor }: PaymentActionProps) {
  const canRetry = useSelector(actor, (payment) => payment.can({ type: 'retry.requested' }))
  const reason = useSelector(actor, ({ context }) => context.reason)

  return (
    <RefusalCard
      tone="danger"
      title={<Trans>Payment failed.</Trans>}
      actions={
        <>
          {canRetry ? <RetryPayment actor={actor} /> : null}
          <OtherProviders actor={actor} />
          <OtherWay actor={actor} />
          <LeavePayment actor={actor} />
        </>
      }
    >
      <P>
        <Why reason={reason} /> <Trans>You have paid nothing.</Trans>
        <CarHeld />
      </P>
      <P>
        {canRetry ? (
          <Trans>Try again with this card or another one, or choose another way to pay.</Trans>
        ) : (
          <Trans>That was the third try. Please choose another way to pay.</Trans>
        )}
      </P>
    </RefusalCard>
  )
}

function Why({ reason }: { reason: DeclineReason | null }) {
  switch (reason) {
    case 'insufficient-funds':
      return <Trans>There was not enough money on the card.</Trans>
    case 'challenge-failed':
      return <Trans>Your bank did not get your approval.</Trans>
    case 'challenge-left':
      return <Trans>Your bank’s question was left without an answer.</Trans>
    case 'declined':
    case 'superseded':
    case null:
      return <Trans>Your bank declined the payment.</Trans>
  }
}

/** Two payments were begun for one booking; only the newer one can be paid. */
export function Superseded({ actor }: PaymentActionProps) {
  return (
    <RefusalCard
      tone="warning"
      title={<Trans>Another payment was begun for this booking</Trans>}
      actions={
        <>
          <RetryPayment actor={actor}>
            <Trans>Pay here instead</Trans>
          </RetryPayment>
          <OtherWay actor={actor} />
          <LeavePayment actor={actor} />
        </>
      }
    >
      <P>
        <Trans>
          It was opened later, perhaps in another window, so nothing can be paid with this one any
          more. Finish it there, or pay here instead: the other one is closed then.
        </Trans>
      </P>
    </RefusalCard>
  )
}
