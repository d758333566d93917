import { useState } from 'react'

import type { Api } from '#api/client.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import type { Location } from '#rental/trip-form/trip-draft.ts'
import { styled } from '#ui/style/styled.ts'

import { tripBox } from '../search-frame.ts'
import { TripLine } from './trip-line.tsx'

const TripDialog = lazyPart(async () => (await import('./trip-dialog.tsx')).TripDialog)

export interface TripSummaryProps {
  api: Api
  trip: Trip
  pickUp: Location
  dropOff: Location
  onTrip: (trip: Trip) => void
}

const Summary = styled('button', tripBox, { defaultProps: { type: 'button' } })

/** A button with locations, dates and duration on one line, which opens the trip form. */
export function TripSummary({ api, trip, pickUp, dropOff, onTrip }: TripSummaryProps) {
  const [isEditing, setEditing] = useState(false)

  return (
    <>
      <Summary
        aria-haspopup="dialog"
        onPointerEnter={TripDialog.prefetch}
        onFocus={TripDialog.prefetch}
        onClick={() => setEditing(true)}
      >
        <TripLine trip={trip} pickUp={pickUp} dropOff={dropOff} />
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
