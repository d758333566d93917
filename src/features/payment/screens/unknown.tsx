import { Trans } from '@lingui/react/macro'

import { P } from '#ui/type.tsx'

import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import { LeavePayment, type PaymentActionProps, RetryPayment } from '../payment-actions.tsx'

/** After a minute of questions without an answer the news is left to an email. */
export function Unknown({ actor }: PaymentActionProps) {
  return (
    <RefusalCard
      tone="waiting"
      title={<Trans>We will confirm by email</Trans>}
      actions={
        <>
          <RetryPayment actor={actor}>
            <Trans>Check again</Trans>
          </RetryPayment>
          <LeavePayment actor={actor} />
        </>
      }
    >
      <P>
        <Trans>
          The provider has not told us yet what became of your payment. Please do not pay again: as
          soon as we know, we write to you. You may close this page.
        </Trans>
      </P>
      <P>
        <Trans>
          If it went through, the car is yours or you get your money back. If it did not, nothing is
          charged.
        </Trans>
      </P>
    </RefusalCard>
  )
}
