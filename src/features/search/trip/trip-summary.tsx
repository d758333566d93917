import { useState } from 'react'

import type { Api } from '#api/client.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import type { Location } from '#rental/trip-form/trip-draft.ts'
import { styled } from '#ui/style/styled.ts'

import { tripBox } from '../search-frame.tsx'
import { TripLine } from './trip-line.tsx'

const TripDialog = lazyPart(async () => (await import('./trip-dialog.tsx')).TripDialog)

export interface TripSummaryProps {
  api: Api
  trip: Trip
  pickUp: Location
  dropOff: Location
  onTrip: (trip: Trip) => void
}

const SummaryButton = styled('button', tripBox, { defaultProps: { type: 'button' } })

/** A button that shows locations, dates and duration on one line, and opens the trip form. */
export function TripSummary({ api, trip, pickUp, dropOff, onTrip }: TripSummaryProps) {
  const [isEditing, setEditing] = useState(false)

  return (
    <>
      <SummaryButton
        aria-haspopup="dialog"
        onPointerEnter={TripDialog.prefetch}
        onFocus={TripDialog.prefetch}
        onClick={() => setEditing(true)}
      >
        <TripLine trip={trip} pickUp={pickUp} dropOff={dropOff} />
      </SummaryButton>
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
