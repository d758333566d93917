import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import type { DeclineReason } from '@masar/machines/payment/payment-facts.ts'
import { P } from '#ui/style/type.tsx'

import { HeldUntil } from '#rental/deadline/held-until.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { CarHeld } from '#rental/screens/car-held.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import {
  LeavePayment,
  OtherPaymentMethod,
  type PaymentActionProps,
  RetryPayment,
} from '../payment-actions.tsx'
import { AmountToPay } from './amount-to-pay.tsx'
import type { ChargeFactsProps } from './charge-facts.tsx'
import { OtherProviders } from './form-screen.tsx'

/** Shown after the server has checked with the provider that nothing was charged. */
export function Declined({ actor, paidFor: { zone } }: ChargeFactsProps) {
  const canRetry = useSelector(actor, (payment) => payment.can({ type: 'retry.requested' }))
  const { reason, expiresAt } = useSelector(actor, ({ context }) => context)
  const { holdsUnpaidBookings } = useCapabilities()

  const isHeld = expiresAt !== null && holdsUnpaidBookings
  return (
    <RefusalCard
      tone="danger"
      title={<Trans>Payment failed.</Trans>}
      actions={
        <>
          {canRetry ? <RetryPayment actor={actor} /> : null}
          <OtherProviders actor={actor} />
          <OtherPaymentMethod actor={actor} />
          <LeavePayment actor={actor} />
        </>
      }
    >
      <P>
        <Why reason={reason} /> <Trans>You haven’t been charged.</Trans>
        {isHeld ? null : <CarHeld />}
      </P>
      <AmountToPay actor={actor} />
      {isHeld ? (
        <P>
          <HeldUntil expiresAt={expiresAt} zone={zone} />
        </P>
      ) : null}
      <P>
        {canRetry ? (
          <Trans>Try again with this card or another one, or choose another payment method.</Trans>
        ) : (
          <Trans>Too many failed attempts. Choose another payment method.</Trans>
        )}
      </P>
    </RefusalCard>
  )
}

function Why({ reason }: { reason: DeclineReason | null }) {
  switch (reason) {
    case 'insufficient-funds':
      return <Trans>Insufficient funds.</Trans>
    case 'challenge-failed':
      return <Trans>You didn’t approve the payment with your bank.</Trans>
    case 'challenge-left':
      return <Trans>You didn’t approve the payment with your bank.</Trans>
    case 'declined':
    case 'superseded':
    case null:
      return <Trans>Your bank declined the payment.</Trans>
  }
}

/**
 * Shown when two payments were started for one booking and this is the older one, which can no longer be paid.
 */
export function Superseded({ actor }: PaymentActionProps) {
  return (
    <RefusalCard
      tone="warning"
      title={<Trans>Another payment was started for this booking</Trans>}
      actions={
        <>
          <RetryPayment actor={actor}>
            <Trans>Pay here instead</Trans>
          </RetryPayment>
          <OtherPaymentMethod actor={actor} />
          <LeavePayment actor={actor} />
        </>
      }
    >
      <P>
        <Trans>
          It was opened later, perhaps in another window, so you can’t pay with this one. Finish it
          there, or pay here to close the other one.
        </Trans>
      </P>
    </RefusalCard>
  )
}
