import { Trans } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import { memo } from 'react'

import type { Trip } from '@masar/domain/booking/trip.ts'
import { toTripSearch } from '#api/links/trip.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { CarAvailabilityBadge } from '#rental/car-facts/car-availability-badge.tsx'
import { getCarAvailability } from '#rental/car-facts/car-availability.ts'
import { CarConditions } from '#rental/car-facts/car-conditions.tsx'
import { CarRating } from '#rental/car-facts/car-rating.tsx'
import { RentalTotal } from '#rental/car-facts/rental-total.tsx'
import { VehicleClass } from '#rental/vehicle/vehicle-class.tsx'
import { useIsStaff } from '#rental/viewer.tsx'
import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { styled } from '#ui/style/styled.ts'

import type { ComparedChange } from '../search-params.ts'
import { CardActions, CardBox, CardPicture, CardPrice } from './card-box.tsx'
import { CardFacts } from './card-facts.tsx'
import { CompareToggle } from './compare-toggle.tsx'
import { IncludedExtras } from './included-extras.tsx'

export interface CarCardProps {
  car: components['schemas']['CarRow']
  trip: Trip
  zone?: string | undefined
  showsSupplier: boolean
  /** The ids of the compared cars. */
  compared: readonly string[]
  onCompare: (change: ComparedChange) => Promise<void>
}

/** The link around the name. Its click target covers the whole card, except for other links and controls. */
const CarLink = createLink(
  styled('a', {
    base: {
      _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    },
  }),
)

const Name = styled('h2', {
  base: {
    fontSize: 'md',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    _roomy: { fontSize: 'lg' },
  },
})

/** The name and, beside it, the rating of the car. */
const Title = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '0.5',
  },
})

const Subtitle = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '0.5',
    mt: '0.5',
    fontSize: 'sm',
    lineHeight: '1.4',
    color: 'fg.muted',
    _roomy: { mt: '1' },
    // On a wide card, the vehicle class fits beside the company, separated by a dot.
    '& > [data-class]': { display: 'none', _roomy: { display: 'inline' } },
    '& > [data-class] + [data-supplier]::before': {
      _roomy: { content: '"·"', me: '2' },
    },
  },
})

const Terms = styled('div', {
  base: {
    gridArea: 'terms',
    alignSelf: 'center',
    '& > p': { color: 'fg', lineHeight: '1.4' },
  },
})

/** Shown only when there is room, because the name and the picture link to the same page. */
const ViewLink = styled('div', {
  base: { display: 'none', _roomy: { display: 'grid' } },
  variants: { isAlone: { true: { display: 'grid' } } },
})

/** A car in the list: its facts, its conditions, and its total price for the dates of the search. */
export const CarCard = memo(function CarCard(props: CarCardProps) {
  const { car, trip, zone, showsSupplier, compared, onCompare } = props
  const availability = getCarAvailability(car)
  const isOffered = !useIsStaff() && availability === 'bookable'
  const search = toTripSearch(trip)
  const titleId = `car-${car._id}`

  return (
    <CardBox aria-labelledby={titleId}>
      <CardPicture isFaded={availability !== 'bookable'}>
        <VehiclePicture car={car} />
      </CardPicture>
      <styled.div gridArea="head" minW="0">
        <Title>
          <Name id={titleId}>
            <CarLink to="/car/$carId" params={{ carId: car._id }} search={search}>
              {car.name}
            </CarLink>
          </Name>
          <CarRating car={car} />
        </Title>
        <Subtitle>
          <span data-class>
            <VehicleClass range={car.range} />
          </span>
          {showsSupplier ? <span data-supplier>{car.supplier.fullName}</span> : null}
          <CarAvailabilityBadge availability={availability} />
        </Subtitle>
      </styled.div>
      <CardFacts car={car} />
      <IncludedExtras car={car} />
      <Terms>
        <CarConditions car={car} />
      </Terms>
      <CardPrice isFaded={availability !== 'bookable'}>
        <RentalTotal
          car={car}
          from={trip.from}
          to={trip.to}
          zone={zone}
          isOffered={availability === 'bookable'}
        />
      </CardPrice>
      <CardActions>
        {isOffered ? (
          <ButtonLink
            to="/checkout"
            search={{ car: car._id, ...search }}
            aria-describedby={titleId}
          >
            <Trans>Select</Trans>
          </ButtonLink>
        ) : null}
        <ViewLink isAlone={!isOffered}>
          <ButtonLink
            to="/car/$carId"
            params={{ carId: car._id }}
            search={search}
            variant={isOffered ? 'ghost' : 'outline'}
            size="sm"
            aria-describedby={titleId}
          >
            <Trans>View this car</Trans>
          </ButtonLink>
        </ViewLink>
      </CardActions>
      <CompareToggle car={car} compared={compared} onCompare={onCompare} />
    </CardBox>
  )
})
