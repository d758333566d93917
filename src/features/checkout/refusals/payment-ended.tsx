import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { Button } from '#ui/control/button.tsx'
import { P } from '#ui/style/type.tsx'

import { useRefundText } from '../../payment/use-refund-text.ts'
import { OtherCarsLink } from './actions.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { RefusalProps } from './refusal-props.ts'

/** Shown when the payment window has ended, so that the car is no longer held. */
export function PaymentExpired({ actor }: RefusalProps) {
  return (
    <RefusalCard
      tone="warning"
      title={<Trans>The time to pay has run out</Trans>}
      actions={<NextCarActions actor={actor} />}
    >
      <P>
        <Trans>
          You haven’t been charged. The car has been released, unless the rental company has
          confirmed your booking since. We’ve saved your details so you can try again.
        </Trans>
      </P>
    </RefusalCard>
  )
}

/** Shown when the payment arrived after the car was lost: it is refunded automatically. */
export function PaymentRefunded({ actor }: RefusalProps) {
  const refund = useSelector(actor, ({ context }) => context.refund)
  const amount = useRefundText(refund)

  return (
    <RefusalCard
      tone="warning"
      title={<Trans>We’re refunding your payment</Trans>}
      actions={<NextCarActions actor={actor} />}
    >
      <P>
        <Trans>
          Your payment arrived after the time to pay had run out, and we couldn’t hold the car. You
          don’t have a booking.
        </Trans>
      </P>
      <P>
        {amount ? (
          <Trans>
            We’re refunding <strong>{amount}</strong> to your original payment method. Your bank may
            take a few days to show it.
          </Trans>
        ) : (
          <Trans>
            We’re refunding the full amount to your original payment method. Your bank may take a
            few days to show it.
          </Trans>
        )}
      </P>
    </RefusalCard>
  )
}

function NextCarActions({ actor }: RefusalProps) {
  return (
    <>
      <Button onClick={() => actor.send({ type: 'retry.requested' })}>
        <Trans>Try the same car again</Trans>
      </Button>
      <OtherCarsLink actor={actor} look="outline" />
    </>
  )
}
