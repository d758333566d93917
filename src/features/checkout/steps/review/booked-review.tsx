import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'
import { HeldUntil } from '#rental/deadline/held-until.tsx'
import { StepButton } from '#rental/price-block/action-bar.tsx'
import { CarHeld } from '#rental/screens/car-held.tsx'
import { Stack } from '#ui/style/styled.ts'
import { Notice } from '#ui/toast/notice.tsx'

import type { CheckoutActor } from '../../flow/checkout.flow.ts'
import type { CheckoutFacts } from '../../flow/use-checkout-facts.ts'
import { TripAndPrice } from './trip-and-price.tsx'

export interface BookedReviewProps {
  actor: CheckoutActor
  facts: CheckoutFacts
}

/** The read-only review of an unpaid booking. Editing a step releases the booking first. */
export function BookedReview({ actor, facts }: BookedReviewProps) {
  const { t } = useLingui()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const zone = facts.pickUp?.timeZone ?? getDefaultTimeZone()

  return (
    <Stack gap="6">
      <Notice tone="info" title={<Trans>Your booking is waiting to be paid</Trans>}>
        {context.expiresAt ? <HeldUntil expiresAt={context.expiresAt} zone={zone} /> : <CarHeld />}{' '}
        <Trans>If you change a step, we’ll cancel this booking first.</Trans>
      </Notice>
      <TripAndPrice context={context} facts={facts} />
      <StepButton
        label={t`Continue to payment`}
        onPress={() => actor.send({ type: 'payment.requested' })}
      />
    </Stack>
  )
}
