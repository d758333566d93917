import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'

import { toTripSearch } from '#api/links/trip.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { CarAvailabilityBadge } from '#rental/car-facts/car-availability-badge.tsx'
import { getCarAvailability } from '#rental/car-facts/car-availability.ts'
import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { useIsStaff } from '#rental/viewer.tsx'
import { Button, ButtonLink } from '#ui/control/button.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { styled } from '#ui/style/styled.ts'

const Cell = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"picture name remove" "action action action"',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    // On phones, the columns are too narrow for a picture beside the name.
    mdDown: {
      gridTemplateAreas: '"picture remove" "name name" "action action"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
    },
    '& > a': { gridArea: 'action', px: '3' },
    '& > button': { gridArea: 'remove', alignSelf: 'start', mt: '-2', me: '-2' },
  },
})

const Picture = styled('div', { base: { gridArea: 'picture', width: '6rem', flexShrink: 0 } })

const Total = styled(
  'span',
  {
    base: {
      display: 'block',
      mt: '0.5',
      fontSize: 'lg',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    variants: { isLowest: { true: { color: 'success.fg' } } },
  },
  { defaultProps: { translate: 'no' } },
)

export interface ComparisonHeadProps {
  car: components['schemas']['CarDetail']
  trip: Trip
  /** The total price for these dates. */
  total: string
  isLowest: boolean
  onRemove: (id: string) => void
}

/** The head of a column: the car's picture, name, price and button. */
export function ComparisonHead({ car, trip, total, isLowest, onRemove }: ComparisonHeadProps) {
  const { t } = useLingui()
  const isStaff = useIsStaff()
  const availability = getCarAvailability(car)
  const search = toTripSearch(trip)
  const { _id: id, name } = car

  return (
    <Cell>
      <Picture>
        <VehiclePicture car={car} />
      </Picture>
      <styled.div gridArea="name" minW="0">
        <TextLink to="/car/$carId" params={{ carId: id }} search={search} fontWeight="semibold">
          {name}
        </TextLink>
        <Total isLowest={isLowest}>{total}</Total>
        <styled.span display="block" minH="1lh" fontSize="xs" color="success.fg">
          {isLowest ? <Trans>Lowest price</Trans> : null}
        </styled.span>
      </styled.div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t`Remove ${name}`}
        onClick={() => onRemove(id)}
      >
        <X aria-hidden size={18} />
      </Button>
      {availability === 'bookable' && !isStaff ? (
        <ButtonLink to="/checkout" search={{ car: id, ...search }} aria-label={t`Select ${name}`}>
          <Trans>Select</Trans>
        </ButtonLink>
      ) : (
        <CarAvailabilityBadge availability={availability} />
      )}
    </Cell>
  )
}
