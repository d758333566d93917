import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'

import { toTripSearch } from '#api/links/trip.ts'
import type { Trip } from '#domain/booking/trip.ts'
import type { components } from '#openapi/schema.d.ts'
import { CarAvailabilityBadge } from '#rental/car-facts/car-availability-badge.tsx'
import { carAvailability } from '#rental/car-facts/car-availability.ts'
import { Button, ButtonLink } from '#ui/control/button.tsx'
import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { useIsStaff } from '#rental/viewer.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { styled } from '#ui/style/styled.ts'

import { useComparedFacts } from './compared-facts.tsx'

type CarDetail = components['schemas']['CarDetail']

const Table = styled('table', {
  base: {
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontSize: 'sm',
    width: 'full',
    '& th, & td': {
      minW: '8.5rem',
      maxW: '14rem',
      px: '2',
      py: '2',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& th[scope=row]': {
      position: 'sticky',
      insetStart: '0',
      minW: '6rem',
      bg: 'bg.raised',
      color: 'fg.muted',
      fontWeight: 'medium',
      // Letters twice as large: the names of the lines would hide the cars.
      '@container (max-width: 16rem)': { position: 'static' },
    },
  },
})

const Picture = styled('div', {
  base: { mb: '2' },
})

export interface ComparisonTableProps {
  cars: readonly CarDetail[]
  trip: Trip
  zone?: string | undefined
  onRemove: (id: string) => void
}

/** A column for each car, a line for each question. */
export function ComparisonTable({ cars, trip, zone, onRemove }: ComparisonTableProps) {
  const { t } = useLingui()
  const isStaff = useIsStaff()
  const facts = useComparedFacts(trip, zone)
  const search = toTripSearch(trip)
  const removal = ({ name }: CarDetail) => t`Remove ${name}`

  return (
    <Table>
      <thead>
        <tr>
          <th scope="row">
            <Trans>Car</Trans>
          </th>
          {cars.map((car) => (
            <th key={car._id} scope="col">
              <Picture>
                <VehiclePicture car={car} />
              </Picture>
              <styled.span display="flex" justifyContent="space-between" gap="1">
                <TextLink
                  to="/car/$carId"
                  params={{ carId: car._id }}
                  search={search}
                  fontWeight="semibold"
                >
                  {car.name}
                </TextLink>
                <Button
                  variant="ghost"
                  size="icon"
                  mt="-3"
                  me="-3"
                  aria-label={removal(car)}
                  onClick={() => onRemove(car._id)}
                >
                  <X aria-hidden size={18} />
                </Button>
              </styled.span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ name, text }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cars.map((car) => (
              <td key={car._id}>{text(car)}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            <Trans>Book</Trans>
          </th>
          {cars.map((car) => {
            const availability = carAvailability(car)
            const { name } = car
            return (
              <td key={car._id}>
                {availability === 'bookable' && !isStaff ? (
                  <ButtonLink
                    to="/checkout"
                    search={{ car: car._id, ...search }}
                    aria-label={t`Book ${name}`}
                  >
                    <Trans>Book</Trans>
                  </ButtonLink>
                ) : (
                  <CarAvailabilityBadge availability={availability} />
                )}
              </td>
            )
          })}
        </tr>
      </tbody>
    </Table>
  )
}
