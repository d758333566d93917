import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'

import type { Trip } from '@masar/domain/booking/trip.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { PaintNeighbors } from '#rental/vehicle/paint-neighbors.tsx'
import { usePrices } from '#rental/prices.tsx'
import { styled } from '#ui/style/styled.ts'

import { type ComparedFact, useComparedFacts, useComparedTotal } from './compared-facts.tsx'
import { ComparisonHead } from './comparison-head.tsx'

type CarDetail = components['schemas']['CarDetail']

const Table = styled('table', {
  base: {
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontSize: 'sm',
    width: 'full',
    '& th, & td': {
      minW: { base: '8.25rem', md: '9.5rem' },
      px: { base: '1.5', md: '3' },
      py: '2',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& thead :is(th, td)': {
      position: 'sticky',
      zIndex: '1',
      top: '0',
      pt: '3',
      pb: '3',
      bg: 'bg.raised',
      fontWeight: 'normal',
    },
    '& :is(th[scope=row], thead td)': {
      position: 'sticky',
      insetStart: '0',
      minW: { base: '5.75rem', md: '9rem' },
      maxW: { base: '5.75rem', md: 'none' },
      ps: '0',
      bg: 'bg.raised',
      color: 'fg.muted',
      fontWeight: 'medium',
      // At 200% text size, sticky row headers would hide the cars.
      '@container (max-width: 16rem)': { position: 'static' },
    },
    '& thead td': { zIndex: '2' },
    '& th[scope=rowgroup]': { p: '0', position: 'static' },
  },
})

const FoldButton = styled('button', {
  base: {
    position: 'sticky',
    insetStart: '0',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '12',
    fontWeight: 'semibold',
    cursor: 'pointer',
    '& > svg': { transition: 'transform 150ms' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  },
})

const BestMark = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '1.5',
    color: 'success.fg',
    fontWeight: 'semibold',
  },
})

export interface ComparisonTableProps {
  cars: readonly CarDetail[]
  trip: Trip
  zone?: string | undefined
  onRemove: (id: string) => void
}

/**
 * A table with a column for each car, and a row for each fact in which the cars differ. Equal facts are shown
 * on demand.
 */
export function ComparisonTable({ cars, trip, zone, onRemove }: ComparisonTableProps) {
  const { t } = useLingui()
  const { show } = usePrices()
  const facts = useComparedFacts(trip, zone)
  const total = useComparedTotal(trip, zone)
  const [areEqualShown, showEqual] = useState(false)
  const totals = cars.map(total)
  const isDifferent = ({ value }: ComparedFact) =>
    cars.length === 1 || new Set(cars.map(value)).size > 1
  const equal = facts.filter((fact) => !isDifferent(fact))
  const count = equal.length

  return (
    <Table>
      <thead>
        <tr>
          <styled.td fontSize="sm">
            <Trans>Total price</Trans>
          </styled.td>
          <PaintNeighbors cars={cars}>
            {cars.map((car) => (
              <th key={car._id} scope="col">
                <ComparisonHead
                  car={car}
                  trip={trip}
                  total={show(total(car))}
                  isLowest={isBest(total(car), totals)}
                  onRemove={onRemove}
                />
              </th>
            ))}
          </PaintNeighbors>
        </tr>
      </thead>
      <tbody>
        {facts.filter(isDifferent).map((fact) => (
          <FactRow key={fact.name} fact={fact} cars={cars} />
        ))}
      </tbody>
      {count > 0 ? (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={cars.length + 1}>
              <FoldButton
                type="button"
                aria-expanded={areEqualShown}
                onClick={() => showEqual(!areEqualShown)}
              >
                {t`Same for all (${count})`}
                <ChevronDown aria-hidden size={16} />
              </FoldButton>
            </th>
          </tr>
          {areEqualShown
            ? equal.map((fact) => <FactRow key={fact.name} fact={fact} cars={cars} />)
            : null}
        </tbody>
      ) : null}
    </Table>
  )
}

function FactRow({ fact, cars }: { fact: ComparedFact; cars: readonly CarDetail[] }) {
  const { name, value, show = value, rank } = fact
  const ranks = rank ? cars.map(rank) : []

  return (
    <tr>
      <th scope="row">{name}</th>
      {cars.map((car) => (
        <td key={car._id}>
          {rank && isBest(rank(car), ranks) ? (
            <BestMark>
              {show(car)}{' '}
              <styled.span fontSize="xs" fontWeight="normal">
                <Trans comment="The best of the values in a line of a comparison">Best</Trans>
              </styled.span>
            </BestMark>
          ) : (
            show(car)
          )}
        </td>
      ))}
    </tr>
  )
}

/** Returns whether this is the lowest rank and not all ranks are equal. */
const isBest = (rank: number, ranks: readonly number[]) =>
  rank === Math.min(...ranks) && ranks.some((other) => other > rank)
