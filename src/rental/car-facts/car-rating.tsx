import { Plural, Trans } from '@lingui/react/macro'

import type { components } from '@masar/openapi/schema.d.ts'
import { Badge } from '#ui/control/badge.tsx'
import { styled, HStack } from '#ui/style/styled.ts'

import { Stars } from './stars.tsx'

/** The rating of a car and its number of rentals. A car without ratings is new. */
export function CarRating({ car }: { car: components['schemas']['Car'] }) {
  const { rating, trips = 0 } = car
  if (!rating || rating < 1) {
    return (
      <Badge tone="success">
        <Trans>New</Trans>
      </Badge>
    )
  }

  return (
    <HStack columnGap="1" wrap="wrap" fontSize="sm">
      <Stars rating={rating} />
      {trips > 0 ? (
        <styled.span color="fg.muted" minW="0" overflowWrap="anywhere">
          <Plural value={trips} one="(# rental)" other="(# rentals)" />
        </styled.span>
      ) : null}
    </HStack>
  )
}
