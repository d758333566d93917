import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'

import { toTripSearch } from '#api/trip.ts'
import type { Trip } from '#domain/trip.ts'
import type { components } from '#openapi/schema.d.ts'
import { CarAvailabilityBadge } from '#rental/car-facts/car-availability-badge.tsx'
import { carAvailability } from '#rental/car-facts/car-availability.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { VehicleDrawing } from '#ui/drawings/lazy-drawings.ts'
import { pickTint } from '#ui/drawings/tint.ts'
import { TextLink } from '#ui/link.tsx'
import { chakra } from '#ui/styled.ts'

import { useComparedFacts } from './compared-facts.tsx'

type CarDetail = components['schemas']['CarDetail']

const Table = chakra('table', {
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
    },
  },
})

const Plate = chakra('span', {
  base: {
    display: 'block',
    bg: 'bg.sand',
    borderRadius: 'md',
    mb: '2',
    '& > svg': { width: '100%', height: '5rem' },
  },
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
  const facts = useComparedFacts(trip, zone)
  const search = toTripSearch(trip)

  return (
    <Table>
      <thead>
        <tr>
          <th scope="row">
            <Trans>Car</Trans>
          </th>
          {cars.map(({ _id, name, range }) => (
            <th key={_id} scope="col">
              <Plate>
                <VehicleDrawing range={range} tint={pickTint(_id)} />
              </Plate>
              <chakra.span display="flex" justifyContent="space-between" gap="1">
                <TextLink to="/car/$carId" params={{ carId: _id }} search={search}>
                  {name}
                </TextLink>
                <Button
                  variant="ghost"
                  size="icon"
                  mt="-3"
                  aria-label={t`Remove ${name}`}
                  onClick={() => onRemove(_id)}
                >
                  <X aria-hidden size={18} />
                </Button>
              </chakra.span>
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
                {availability === 'bookable' ? (
                  <ButtonLink
                    to="/checkout"
                    search={{ c: car._id, ...search }}
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
