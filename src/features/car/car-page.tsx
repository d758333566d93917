import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'

import type { components } from '#openapi/schema.d.ts'
import { CarConditions } from '#rental/car-facts/car-conditions.tsx'
import { CarExtrasList } from '#rental/car-facts/car-extras-list.tsx'
import { CarFactsList } from '#rental/car-facts/car-facts-list.tsx'
import { CarRating } from '#rental/car-facts/car-rating.tsx'
import { CarAvailabilityBadge } from '#rental/car-facts/car-availability-badge.tsx'
import { carAvailability } from '#rental/car-facts/car-availability.ts'
import { SupplierName } from '#rental/car-facts/supplier-name.tsx'
import { VehicleClass } from '#rental/vehicle/vehicle-class.tsx'
import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { MarkerMap } from '#rental/map/marker-map.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Page } from '#ui/page.tsx'
import { chakra, HStack, Stack } from '#ui/styled.ts'
import { H2, P } from '#ui/type.tsx'

import { CarOffer, type CarOfferProps } from './car-offer.tsx'
import { SupplierRules } from './supplier-rules.tsx'

export interface CarPageProps extends CarOfferProps {
  showsSupplier: boolean
}

/** One car at its own address: what it is, what it asks, and what a trip with it costs. */
export function CarPage({ showsSupplier, ...offer }: CarPageProps) {
  const { car } = offer
  const { t } = useLingui()

  return (
    <Page>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        gridTemplateAreas={{ base: '"car" "offer" "more"', lg: '"car offer" "more offer"' }}
        gap={{ base: '6', lg: '10' }}
        alignItems="start"
      >
        <Stack gridArea="car" gap="6" minW="0">
          <Stack gap="3">
            <HStack gap="3" wrap="wrap">
              <PageHeading title={car.name} />
              <CarAvailabilityBadge availability={carAvailability(car)} />
            </HStack>
            <P tone="muted">
              <VehicleClass range={car.range} />
            </P>
            <HStack gap="4" wrap="wrap">
              {showsSupplier ? <SupplierName supplier={car.supplier} /> : null}
              <CarRating car={car} />
            </HStack>
          </Stack>
          <chakra.div aspectRatio="728 / 320">
            <VehiclePicture car={car} label={t`Drawing of the car`} />
          </chakra.div>
        </Stack>
        <chakra.div gridArea="offer" height={{ lg: 'full' }}>
          <CarOffer {...offer} />
        </chakra.div>
        <Stack gridArea="more" gap="6" minW="0">
          <Stack gap="3">
            <H2>
              <Trans>The vehicle</Trans>
            </H2>
            <CarFactsList car={car} />
            <CarConditions car={car} />
          </Stack>
          <Stack gap="3">
            <H2>
              <Trans>Options</Trans>
            </H2>
            <CarExtrasList car={car} />
          </Stack>
          <SupplierRules supplier={car.supplier} />
          <PickUpLocations locations={car.locations} />
        </Stack>
      </chakra.div>
    </Page>
  )
}

function PickUpLocations({ locations }: { locations: components['schemas']['CarLocation'][] }) {
  const { t } = useLingui()

  return (
    <Stack gap="3">
      <H2>
        <Trans>Pick-up places</Trans>
      </H2>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="6" rowGap="2">
        {locations.map(({ _id, name }) => (
          <chakra.li key={_id} display="inline-flex" gap="2" alignItems="center">
            <chakra.span color="accent" display="inline-flex">
              <MapPin aria-hidden size={18} />
            </chakra.span>
            {name}
          </chakra.li>
        ))}
      </chakra.ul>
      <MarkerMap
        label={t`Map of the pick-up places`}
        markers={locations.map((location) => ({ ...location, id: location._id }))}
        isClose
      />
    </Stack>
  )
}
