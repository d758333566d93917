import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { P } from '#ui/type.tsx'

import { RefusalCard } from '../refusals/refusal-card.tsx'
import {
  LeavePayment,
  OtherWay,
  type PaymentActionProps,
  RetryPayment,
} from './payment-actions.tsx'

/** The way to pay online is not there (yet); the counter is. */
export function PaymentUnavailable({ actor }: PaymentActionProps) {
  return (
    <RefusalCard
      tone="waiting"
      title={<Trans>Online payment is coming soon</Trans>}
      actions={
        <>
          <OtherWay actor={actor} isMain />
          <LeavePayment actor={actor} />
        </>
      }
    >
      <P>
        <Trans>
          Online payment is not open yet. You have paid nothing. Choose to pay later at the counter,
          and the car is yours.
        </Trans>
      </P>
    </RefusalCard>
  )
}

export function PrepareFailed({ actor }: PaymentActionProps) {
  return (
    <RefusalCard
      tone="danger"
      title={<Trans>The payment cannot start</Trans>}
      actions={
        <>
          <RetryPayment actor={actor} />
          <OtherWay actor={actor} />
          <LeavePayment actor={actor} />
        </>
      }
    >
      <P>
        <Trans>The provider could not be reached. You have paid nothing; the car is held.</Trans>
      </P>
    </RefusalCard>
  )
}

export function Declined({ actor }: PaymentActionProps) {
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'retry.requested' }))

  return (
    <RefusalCard
      tone="danger"
      title={<Trans>Payment failed.</Trans>}
      actions={
        <>
          {canRetry ? <RetryPayment actor={actor} /> : null}
          <OtherWay actor={actor} />
          <LeavePayment actor={actor} />
        </>
      }
    >
      <P>
        <Trans>Your bank declined it. You have paid nothing; the car is still held.</Trans>
      </P>
    </RefusalCard>
  )
}

/** After five questions without an answer the news is left to an email. */
export function Unknown({ actor }: PaymentActionProps) {
  return (
    <RefusalCard
      tone="waiting"
      title={<Trans>We will confirm by email</Trans>}
      actions={
        <>
          <RetryPayment actor={actor} />
          <LeavePayment actor={actor} />
        </>
      }
    >
      <P>
        <Trans>
          The provider has not told us yet what became of your payment. Please do not pay again.
        </Trans>
      </P>
    </RefusalCard>
  )
}
