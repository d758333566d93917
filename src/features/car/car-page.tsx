import { useLingui } from '@lingui/react/macro'

import { toTripSearch } from '#api/links/trip.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import { AlternativeCars } from '#rental/alternatives/alternative-cars.tsx'
import { CarAvailabilityBadge } from '#rental/car-facts/car-availability-badge.tsx'
import { getCarAvailability } from '#rental/car-facts/car-availability.ts'
import { CarRating } from '#rental/car-facts/car-rating.tsx'
import { SupplierName } from '#rental/car-facts/supplier-name.tsx'
import { ExcessInShort } from '#rental/conditions/excess-in-short.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { VehicleClass } from '#rental/vehicle/vehicle-class.tsx'
import { useDrawingText } from '#rental/vehicle/drawing-text.ts'
import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { ShareLink } from '#ui/control/share-link.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Page } from '#ui/page/page.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { AtTheCounter } from './at-the-counter.tsx'
import { BookingBar } from './booking-bar.tsx'
import { CarColumns, CarHead } from './car-columns.tsx'
import { CarFactList } from './car-fact-list.tsx'
import { CarOptionList } from './car-option-list.tsx'
import { CarOffer, type CarOfferProps } from './car-offer.tsx'
import { CarSpecs } from './car-specs.tsx'
import { CarSupplier } from './car-supplier.tsx'
import { PickUpLocations } from './pick-up-locations.tsx'
import { PriceInclusions } from './price-inclusions.tsx'
import { isCarUnavailable, findTripAvailability } from './trip-availability.ts'
import { useCarOptions } from './use-car-options.ts'

export interface CarPageProps extends Omit<CarOfferProps, 'extras'> {
  showsSupplier: boolean
}

/** The page of one car: its facts, its conditions, and the price of a trip. */
export function CarPage({ showsSupplier, ...offer }: CarPageProps) {
  const { car, trip, zone } = offer
  const { t } = useLingui()
  const { name: carName } = car
  const drawing = useDrawingText(car)
  const capabilities = useCapabilities()
  const availability = trip && findTripAvailability(car, trip, capabilities)
  const options = useCarOptions(car, trip, zone)

  return (
    <Page>
      <CarColumns>
        <CarHead>
          <WhenParsed>
            <styled.div gridArea="picture">
              <VehiclePicture
                car={car}
                alt={{ photo: t`Photo of ${carName}`, drawing }}
                shape="wide"
              />
            </styled.div>
            <Stack gridArea="name" gap="1" minW="0">
              <HStack gap="3" wrap="wrap">
                <PageHeading title={car.name} />
                <CarAvailabilityBadge availability={getCarAvailability(car)} />
              </HStack>
              <P tone="muted">
                <VehicleClass range={car.range} />
              </P>
              <HStack columnGap="4" rowGap="1" wrap="wrap">
                {showsSupplier ? <SupplierName supplier={car.supplier} /> : null}
                <CarRating car={car} />
                {/* On its own line on phones: otherwise, whether it fits can change when the font arrives. */}
                <styled.div flexBasis={{ base: '100%', md: 'auto' }}>
                  <ShareLink title={car.name} text={car.name} path={toCarPath(car._id, trip)} />
                </styled.div>
              </HStack>
            </Stack>
            <CarFactList car={car} />
          </WhenParsed>
        </CarHead>
        <styled.div gridArea="offer" height={{ md: 'full' }} minW="0">
          <CarOffer {...offer} extras={options.chosen} />
        </styled.div>
        <Stack gridArea="more" gap="8" minW="0">
          {trip && isCarUnavailable(availability) ? (
            <AlternativeCars api={offer.api} car={car} trip={trip} zone={zone} />
          ) : null}
          <PriceInclusions car={car} offers={options.offers} />
          <CarOptionList
            {...options}
            excess={<ExcessInShort car={car} offers={options.offers} />}
          />
          <CarSpecs car={car} />
          <AtTheCounter car={car} />
          {showsSupplier ? <CarSupplier supplier={car.supplier} trip={trip} /> : null}
          <PickUpLocations locations={car.locations} />
        </Stack>
      </CarColumns>
      {trip ? <BookingBar car={car} trip={trip} zone={zone} extras={options.chosen} /> : null}
    </Page>
  )
}

/**
 * Returns the path of the car with this trip. Omits all other URL parameters, which may identify the visitor.
 */
const toCarPath = (id: string, trip: Trip | null) =>
  trip ? `/car/${id}?${new URLSearchParams({ ...toTripSearch(trip) })}` : `/car/${id}`
