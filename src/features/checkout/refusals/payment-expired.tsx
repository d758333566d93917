import { Trans } from '@lingui/react/macro'

import { Button } from '#ui/button.tsx'
import { P } from '#ui/type.tsx'

import { RefusalCard, type RefusalProps } from './refusal-card.tsx'

/** The car was held for a while, and the while is over. */
export function PaymentExpired({ actor }: RefusalProps) {
  return (
    <RefusalCard
      tone="warning"
      title={<Trans>The time to pay has run out</Trans>}
      actions={
        <Button onClick={() => actor.send({ type: 'retry.requested' })}>
          <Trans>Start again</Trans>
        </Button>
      }
    >
      <P>
        <Trans>
          You have paid nothing and the car is free again. Your details are kept: starting again
          takes a minute.
        </Trans>
      </P>
    </RefusalCard>
  )
}
