import { Plural, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'

import { toTripSearch } from '#api/links/trip.ts'
import { priceCar } from '#domain/pricing/price-car.ts'
import type { Trip } from '#domain/booking/trip.ts'
import type { components } from '#openapi/schema.d.ts'
import { TextLink } from '#ui/control/link.tsx'
import { styled, HStack } from '#ui/style/styled.ts'
import { Figures, P } from '#ui/style/type.tsx'

import { FUEL_NAMES, GEARBOX_NAMES } from '../car-facts/car-names.ts'
import { CarRating } from '../car-facts/car-rating.tsx'
import { RentalDays } from '../car-facts/rental-days.tsx'
import { usePrices } from '../prices.tsx'
import { VehicleClass } from '../vehicle/vehicle-class.tsx'
import { VehiclePicture } from '../vehicle/vehicle-picture.tsx'

/** It stands in a list of a page's width and in the narrow column beside a car. */
const Room = styled('li', { base: { containerType: 'inline-size' } })

const Row = styled('div', {
  base: {
    position: 'relative',
    display: 'grid',
    // The price below the name where there is no width for three columns.
    gridTemplateColumns: 'min(4.5rem, 23vw) minmax(0, 1fr)',
    '& > :first-child': { gridRow: 'span 2' },
    '& > :last-child': { mt: '-1.5' },
    alignItems: 'center',
    gap: '2',
    p: '2',
    // Beside the name: the lines below it need all of a narrow column.
    '& > svg': { position: 'absolute', top: '2.5', insetEnd: '2', color: 'fg.muted' },
    '@container (min-width: 30rem)': {
      gridTemplateColumns: '6rem minmax(0, 1fr) auto',
      gap: '3',
      pe: '10',
      '& > svg': { top: 'calc(50% - 8px)', insetEnd: '3' },
      '& > :first-child': { gridRow: 'auto' },
      '& > :last-child': { mt: '0', textAlign: 'end' },
    },
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    _hover: { borderColor: 'border.strong' },
  },
})

const Facts = styled('p', {
  base: { color: 'fg.muted', fontSize: 'xs', '@container (min-width: 30rem)': { fontSize: 'sm' } },
})

/** Between two facts; it never begins a line. */
const DOT = '\u00A0· '

export interface AlternativeCarProps {
  car: components['schemas']['CarRow']
  trip: Trip
  zone?: string | undefined
}

/** Another car for the same trip, in one line that leads to it. */
export function AlternativeCar({ car, trip, zone }: AlternativeCarProps) {
  const { i18n } = useLingui()
  const { show } = usePrices()
  const { total, days } = priceCar(car, trip, zone)

  return (
    <Room>
      <Row>
        <VehiclePicture car={car} />
        <styled.div minW="0">
          <HStack columnGap="3" rowGap="0" wrap="wrap" pe="4">
            <TextLink
              to="/car/$carId"
              params={{ carId: car._id }}
              search={toTripSearch(trip)}
              color="fg"
              fontWeight="semibold"
              textDecoration="none"
              _after={{ content: '""', position: 'absolute', inset: '0' }}
            >
              {car.name}
            </TextLink>
            <CarRating car={car} />
          </HStack>
          <P size="sm" tone="muted">
            <VehicleClass range={car.range} />
          </P>
          <Facts>
            <Plural value={car.seats} one="# seat" other="# seats" />
            {`${DOT}${i18n._(GEARBOX_NAMES[car.gearbox])}`}
            {car.type === 'unknown' ? null : `${DOT}${i18n._(FUEL_NAMES[car.type])}`}
          </Facts>
        </styled.div>
        <ChevronRight aria-hidden size={16} />
        <div>
          <Figures fontWeight="bold" fontSize="min(1rem, 6vw)">
            {show(total)}
          </Figures>
          <P size="sm" tone="muted">
            <RentalDays total={total} days={days} />
          </P>
        </div>
      </Row>
    </Room>
  )
}
