import type { Api } from '#api/client.ts'
import type { NearbyOffers } from '#api/queries/nearby-offers.query.ts'
import { toWallClock } from '@masar/domain/rental/rental-clock.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import { LocationsMap } from '#rental/map/locations-map.tsx'
import type { Location } from '#rental/trip-form/trip-draft.ts'
import { Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { LocationLink } from './location-link.tsx'
import { NearbyLocations } from './nearby-locations.tsx'
import { OfferCount } from './offer-count.tsx'

export interface NearbyMapProps {
  api: Api
  trip: Trip
  pickUp: Location
  nearby: NearbyOffers
}

/** The search location and nearby locations, on a map and in a list, each with its lowest price. */
export function NearbyMap({ api, trip, pickUp, nearby: { days, locations } }: NearbyMapProps) {
  if (locations.length === 0) return null

  const day = days.find(({ from }) => toWallClock(from, pickUp.timeZone) === trip.from)
  const pickUpLocation = { _id: pickUp.id, name: pickUp.name, price: day?.lowestTotal }
  const others = locations.map(({ _id, name, lowestTotal: price }) => ({ _id, name, price }))

  return (
    <Stack gap="4" mt={{ base: '2', md: '4' }}>
      <NearbyLocations locations={locations} />
      <LocationsMap api={api} locations={[pickUpLocation, ...others]} isClose>
        {({ id, name }) => {
          const location = locations.find(({ _id }) => _id === id)
          return location ? (
            <Stack gap="1">
              <LocationLink location={location} />
              <OfferCount location={location} />
            </Stack>
          ) : (
            <P fontWeight="semibold">{name}</P>
          )
        }}
      </LocationsMap>
    </Stack>
  )
}
