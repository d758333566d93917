import { Trans } from '@lingui/react/macro'

import { Badge } from '#ui/control/badge.tsx'
import type { CarAvailability } from './car-availability.ts'

/** Why a car cannot be booked; renders nothing when it can. */
export function CarAvailabilityBadge({ availability }: { availability: CarAvailability }) {
  switch (availability) {
    case 'comingSoon':
      return (
        <Badge tone="info">
          <Trans>Coming soon</Trans>
        </Badge>
      )
    case 'fullyBooked':
      return (
        <Badge tone="warning">
          <Trans>Fully booked</Trans>
        </Badge>
      )
    case 'taken':
      return (
        <Badge tone="warning">
          <Trans>Booked on these dates</Trans>
        </Badge>
      )
    case 'elsewhere':
      return (
        <Badge tone="warning">
          <Trans>Not available for this trip</Trans>
        </Badge>
      )
    case 'bookable':
      return null
  }
}
