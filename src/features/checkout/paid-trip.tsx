import { Trans } from '@lingui/react/macro'

import type { CarTrip } from '@masar/domain/booking/trip.ts'
import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { Card } from '#ui/page/card.tsx'
import { styled, HStack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import type { CheckoutFacts } from './flow/use-checkout-facts.ts'

export interface PaidTripProps {
  trip: CarTrip
  facts: CheckoutFacts
}

/**
 * The trip that a payment is for, without the car name, which is in the page heading. Shown on phones; on wider
 * screens, the summary is beside the payment.
 */
export function PaidTrip({ trip, facts: { car, pickUp } }: PaidTripProps) {
  const { moment } = useDates()
  const from = moment(trip.from)
  const to = moment(trip.to)

  return (
    <Card tone="sand" hideFrom="md" p="3">
      <HStack gap="3">
        {car ? (
          <styled.div width="5rem" flexShrink={0}>
            <VehiclePicture car={car} />
          </styled.div>
        ) : null}
        <styled.div minW="0" overflowWrap="anywhere">
          <P size="sm">
            <Trans>
              {from} to {to}
            </Trans>
          </P>
          <P size="sm" tone="muted">
            {pickUp?.name}
          </P>
        </styled.div>
      </HStack>
    </Card>
  )
}
