import { Plural, Trans } from '@lingui/react/macro'
import { MapPin, Pencil } from 'lucide-react'

import type { Trip } from '@masar/domain/booking/trip.ts'
import { countRentalDays } from '@masar/domain/rental/rental-clock.ts'
import type { Location } from '#rental/trip-form/trip-draft.ts'
import { useDates } from '#ui/control/dates.tsx'
import { styled } from '#ui/style/styled.ts'

export interface TripLineProps {
  trip: Trip
  pickUp: Location
  dropOff: Location
}

/** The content of a control that opens the trip form: locations, dates and duration. */
export function TripLine({ trip, pickUp, dropOff }: TripLineProps) {
  const { shortRange } = useDates()
  const days = countRentalDays(trip.from, trip.to)
  const fetched = pickUp.name
  const brought = dropOff.name

  return (
    <>
      <MapPin aria-hidden size={20} />
      <styled.span flex="1" minW="0" lineHeight="tight">
        <styled.span display="block" fontWeight="semibold">
          {pickUp.id === dropOff.id ? (
            fetched
          ) : (
            <Trans>
              {fetched} to {brought}
            </Trans>
          )}
        </styled.span>
        <styled.span display="block" fontSize="xs" color="fg.muted">
          {shortRange(trip.from, trip.to)}
          {' · '}
          <Plural value={days} one="# day" other="# days" />
        </styled.span>
      </styled.span>
      <Pencil aria-hidden size={18} />
      <styled.span srOnly>
        <Trans>Change location or dates</Trans>
      </styled.span>
    </>
  )
}
