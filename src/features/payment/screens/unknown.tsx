import { Trans } from '@lingui/react/macro'

import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import { UnknownPaymentText } from '#rental/screens/unknown-payment-text.tsx'

import { LeavePayment, type PaymentActionProps, RetryPayment } from '../payment-actions.tsx'

/** Shown after a minute of checks without a result. The customer will be notified of the result by email. */
export function Unknown({ actor }: PaymentActionProps) {
  return (
    <RefusalCard
      tone="waiting"
      title={<Trans>We’ll confirm by email</Trans>}
      actions={
        <>
          <RetryPayment actor={actor}>
            <Trans>Refresh status</Trans>
          </RetryPayment>
          <LeavePayment actor={actor} />
        </>
      }
    >
      <UnknownPaymentText />
    </RefusalCard>
  )
}
