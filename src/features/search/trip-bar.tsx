import { Plural, Trans } from '@lingui/react/macro'
import { CalendarDays, MapPin, Pencil } from 'lucide-react'
import { useState } from 'react'

import type { Api } from '#api/client.ts'
import type { Trip } from '#domain/trip.ts'
import { rentalDays } from '#domain/rental-clock.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useDates } from '#ui/dates.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Location } from '#rental/trip-form/trip-draft.ts'
import { chakra, HStack, Stack } from '#ui/styled.ts'

const loadForm = () => import('#rental/trip-form/trip-form.tsx')
const prepareForm = () => void loadForm().catch(() => undefined)
const TripForm = lazyPart(async () => (await loadForm()).TripForm)

export interface TripBarProps {
  api: Api
  trip: Trip
  pickUp: Location
  dropOff: Location
  onSearch: (trip: Trip) => void
}

/** Where, when and how long, with the form to change it in the same place. */
export function TripBar({ api, trip, pickUp, dropOff, onSearch }: TripBarProps) {
  const [isEditing, setEditing] = useState(false)

  return (
    <Card tone="sand" p={{ base: '4', md: '4' }}>
      <HStack justify="space-between" align="center" gap="4" wrap="wrap">
        <TripWords trip={trip} pickUp={pickUp} dropOff={dropOff} />
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isEditing}
          onPointerEnter={prepareForm}
          onFocus={prepareForm}
          onClick={() => setEditing(!isEditing)}
        >
          <Pencil aria-hidden size={16} />
          <Trans>Change place or dates</Trans>
        </Button>
      </HStack>
      {isEditing ? (
        <chakra.div mt="4">
          <TripForm
            api={api}
            start={{ pickUp, dropOff, from: trip.from, to: trip.to }}
            onSearch={(next) => {
              setEditing(false)
              onSearch(next)
            }}
          />
        </chakra.div>
      ) : null}
    </Card>
  )
}

function TripWords({ trip, pickUp, dropOff }: Pick<TripBarProps, 'trip' | 'pickUp' | 'dropOff'>) {
  const { moment } = useDates()
  const days = rentalDays(trip.from, trip.to)
  const from = moment(trip.from)
  const to = moment(trip.to)
  const fetched = pickUp.name
  const brought = dropOff.name

  return (
    <Stack gap="1" minW="0">
      <HStack gap="2" align="start" fontWeight="semibold">
        <MapPin aria-hidden size={20} style={{ flexShrink: 0, marginTop: 2 }} />
        <span>
          {pickUp.id === dropOff.id ? (
            fetched
          ) : (
            <Trans>
              {fetched} to {brought}
            </Trans>
          )}
        </span>
      </HStack>
      <HStack gap="2" align="start">
        <CalendarDays aria-hidden size={20} style={{ flexShrink: 0, marginTop: 2 }} />
        <span>
          <Trans>
            {from} to {to}
          </Trans>
          {' · '}
          <Plural value={days} one="# day" other="# days" />
          <chakra.span display="block" fontSize="sm" color="fg.muted">
            <Trans>Local time at the pick-up place</Trans>
          </chakra.span>
        </span>
      </HStack>
    </Stack>
  )
}
