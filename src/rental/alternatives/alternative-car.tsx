import { Plural, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'

import { toTripSearch } from '#api/links/trip.ts'
import { priceCar } from '@masar/domain/pricing/price-car.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { TextLink } from '#ui/control/link.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled, HStack } from '#ui/style/styled.ts'
import { Figures, P } from '#ui/style/type.tsx'

import { FUEL_NAMES, GEARBOX_NAMES } from '../car-facts/car-names.ts'
import { CarRating } from '../car-facts/car-rating.tsx'
import { usePrices } from '../prices.tsx'
import { VehiclePicture } from '../vehicle/vehicle-picture.tsx'

/** A query container, because the row must fit a phone and a list as wide as the page. */
const QueryContainer = styled('li', { base: { containerType: 'inline-size' } })

/** One row: picture, facts, price and link. */
const Row = styled('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '3',
    p: '2',
    pe: '3',
    '& > svg': { color: 'fg.muted' },
    // On a phone at 200% text size the price is below the name.
    '@container (max-width: 17rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > :first-child': { display: 'none' },
      '& > :nth-child(3)': { gridRow: '2', justifySelf: 'start', textAlign: 'start' },
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

const Price = styled('div', { base: { textAlign: 'end' } })

/** Separates two facts. The non-breaking space keeps it from starting a line. */
const FACT_SEPARATOR = '\u00A0· '

export interface AlternativeCarProps {
  car: components['schemas']['CarRow']
  trip: Trip
  zone?: string | undefined
}

/** Another car for the same trip, in one row that links to it. */
export function AlternativeCar({ car, trip, zone }: AlternativeCarProps) {
  const { i18n } = useLingui()
  const { show } = usePrices()
  const { total, days } = priceCar(car, trip, zone)

  return (
    <QueryContainer>
      <WhenParsed>
        <Row>
          <VehiclePicture car={car} />
          <styled.div minW="0">
            <HStack columnGap="3" rowGap="0" wrap="wrap">
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
            <Facts>
              <Plural value={car.seats} one="# seat" other="# seats" />
              {`${FACT_SEPARATOR}${i18n._(GEARBOX_NAMES[car.gearbox])}`}
              {car.type === 'unknown' ? null : `${FACT_SEPARATOR}${i18n._(FUEL_NAMES[car.type])}`}
            </Facts>
          </styled.div>
          <Price>
            <Figures fontWeight="bold">{show(total)}</Figures>
            <P size="sm" tone="muted">
              <Plural value={days} one="# day" other="# days" />
            </P>
          </Price>
          <ChevronRight aria-hidden size={18} />
        </Row>
      </WhenParsed>
    </QueryContainer>
  )
}
