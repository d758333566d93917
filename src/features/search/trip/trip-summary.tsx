import { Plural, Trans } from '@lingui/react/macro'
import { MapPin, Pencil } from 'lucide-react'
import { useState } from 'react'

import type { Api } from '#api/client.ts'
import type { Trip } from '#domain/booking/trip.ts'
import { rentalDays } from '#domain/rental/rental-clock.ts'
import { useDates } from '#ui/control/dates.tsx'
import { lazyPart } from '#ui/late/lazy-part.tsx'
import { prepareWith } from '#ui/late/prepare-with.ts'
import type { Location } from '#rental/trip-form/trip-draft.ts'
import { chakra } from '#ui/style/styled.ts'

import { tripBox } from '../search-frame.ts'

const TripDialog = lazyPart(async () => (await import('./trip-dialog.tsx')).TripDialog)
const prepare = prepareWith(TripDialog.download)

export interface TripSummaryProps {
  api: Api
  trip: Trip
  pickUp: Location
  dropOff: Location
  onTrip: (trip: Trip) => void
}

const Summary = chakra('button', tripBox, { defaultProps: { type: 'button' } })

/** Where, when and how long on one line, which opens the form to change it. */
export function TripSummary({ api, trip, pickUp, dropOff, onTrip }: TripSummaryProps) {
  const [isEditing, setEditing] = useState(false)
  const { shortRange } = useDates()
  const days = rentalDays(trip.from, trip.to)
  const fetched = pickUp.name
  const brought = dropOff.name
  const range = shortRange(trip.from, trip.to)

  return (
    <>
      <Summary
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setEditing(true)}
      >
        <MapPin aria-hidden size={20} />
        <chakra.span flex="1" minW="0" lineHeight="tight">
          <chakra.span display="block" fontWeight="semibold">
            {pickUp.id === dropOff.id ? (
              fetched
            ) : (
              <Trans>
                {fetched} to {brought}
              </Trans>
            )}
          </chakra.span>
          <chakra.span display="block" fontSize="xs" color="fg.muted">
            {range}
            {' · '}
            <Plural value={days} one="# day" other="# days" />
          </chakra.span>
        </chakra.span>
        <Pencil aria-hidden size={18} />
        <chakra.span srOnly>
          <Trans>Change place or dates</Trans>
        </chakra.span>
      </Summary>
      {isEditing ? (
        <TripDialog
          api={api}
          start={{ pickUp, dropOff, from: trip.from, to: trip.to }}
          onSearch={(next) => {
            setEditing(false)
            onTrip(next)
          }}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </>
  )
}
