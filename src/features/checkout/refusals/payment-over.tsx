import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { Button } from '#ui/control/button.tsx'
import { P } from '#ui/style/type.tsx'

import { useRefundText } from '../../payment/use-refund-text.ts'
import { OtherCars } from './actions.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { RefusalProps } from './refusal-props.ts'

/** The car was held for a while, and the while is over. */
export function PaymentExpired({ actor }: RefusalProps) {
  return (
    <RefusalCard
      tone="warning"
      title={<Trans>The time to pay has run out</Trans>}
      actions={<NextCar actor={actor} />}
    >
      <P>
        <Trans>
          Nothing was charged. Unless the rental company has confirmed your booking meanwhile, the
          car is free for others again. Your details are kept: trying again takes a minute.
        </Trans>
      </P>
    </RefusalCard>
  )
}

/** Money came, and the car was gone: it goes back without anybody having to ask for it. */
export function PaymentRefunded({ actor }: RefusalProps) {
  const refund = useSelector(actor, ({ context }) => context.refund)
  const amount = useRefundText(refund)

  return (
    <RefusalCard
      tone="warning"
      title={<Trans>Your payment goes back to you</Trans>}
      actions={<NextCar actor={actor} />}
    >
      <P>
        <Trans>
          Your payment came after the time to pay had run out, and the car could not be kept for
          you. You have no booking.
        </Trans>
      </P>
      <P>
        {amount ? (
          <Trans>
            You get <strong>{amount}</strong> back the way you paid. Your bank may take a few days
            to show it.
          </Trans>
        ) : (
          <Trans>
            You get all of it back the way you paid. Your bank may take a few days to show it.
          </Trans>
        )}
      </P>
    </RefusalCard>
  )
}

function NextCar({ actor }: RefusalProps) {
  return (
    <>
      <Button onClick={() => actor.send({ type: 'retry.requested' })}>
        <Trans>Try the same car again</Trans>
      </Button>
      <OtherCars actor={actor} look="outline" />
    </>
  )
}
