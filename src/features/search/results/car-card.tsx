import { Trans } from '@lingui/react/macro'

import type { Trip } from '#domain/trip.ts'
import { toTripSearch } from '#api/trip.ts'
import type { components } from '#openapi/schema.d.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CarConditions } from '#rental/car-facts/car-conditions.tsx'
import { CarExtrasList } from '#rental/car-facts/car-extras-list.tsx'
import { CarFactsList } from '#rental/car-facts/car-facts-list.tsx'
import { CarRating } from '#rental/car-facts/car-rating.tsx'
import { CarAvailabilityBadge } from '#rental/car-facts/car-availability-badge.tsx'
import { isNewCar, carAvailability } from '#rental/car-facts/car-availability.ts'
import { RentalPrice } from '#rental/car-facts/rental-price.tsx'
import { SupplierName } from '#rental/car-facts/supplier-name.tsx'
import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { TextLink } from '#ui/link.tsx'
import { chakra, HStack, Stack } from '#ui/styled.ts'
import { H3 } from '#ui/type.tsx'

import { CardBox } from './card-box.tsx'

export interface CarCardProps {
  car: components['schemas']['CarRow']
  trip: Trip
  zone?: string | undefined
  showsSupplier: boolean
}

/** A car in the list: what it is, what it asks, and what these dates cost in all. */
export function CarCard({ car, trip, zone, showsSupplier }: CarCardProps) {
  const availability = carAvailability(car)
  const search = toTripSearch(trip)
  const titleId = `car-${car._id}`

  return (
    <CardBox aria-labelledby={titleId}>
      <chakra.div
        gridArea="picture"
        aspectRatio="3 / 2"
        opacity={availability === 'bookable' ? 1 : 0.6}
      >
        <VehiclePicture car={car} />
      </chakra.div>
      <Stack gridArea="head" gap="2" minW="0">
        <HStack justify="space-between" align="start" columnGap="3" rowGap="1" wrap="wrap">
          <H3 as="h2" id={titleId}>
            {car.name}
          </H3>
          <CarAvailabilityBadge availability={availability} isNew={isNewCar(car)} />
        </HStack>
        <HStack columnGap="4" rowGap="1" wrap="wrap">
          {showsSupplier ? <SupplierName supplier={car.supplier} /> : null}
          <CarRating car={car} />
        </HStack>
      </Stack>
      <Stack gridArea="facts" gap="3" minW="0">
        <CarFactsList car={car} />
        <CarExtrasList car={car} includedOnly />
        <CarConditions car={car} />
      </Stack>
      <Stack
        gridArea="price"
        gap="3"
        borderTopWidth={{ base: '1px', lg: '0' }}
        borderColor="border"
        pt={{ base: '3', lg: '0' }}
        height="full"
        justify="space-between"
      >
        <RentalPrice car={car} from={trip.from} to={trip.to} zone={zone} />
        <Stack gap="2" align={{ base: 'stretch', sm: 'start', lg: 'stretch' }}>
          {availability === 'bookable' ? (
            <ButtonLink
              to="/checkout"
              search={{ c: car._id, ...search }}
              aria-describedby={titleId}
            >
              <Trans>Book</Trans>
            </ButtonLink>
          ) : null}
          <TextLink
            to="/car/$carId"
            params={{ carId: car._id }}
            search={search}
            aria-describedby={titleId}
            textAlign="center"
            py="1"
          >
            <Trans>View this car</Trans>
          </TextLink>
        </Stack>
      </Stack>
    </CardBox>
  )
}
