import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import type { Api } from '#api/client.ts'
import type { CarSearchInput } from '#api/links/car-search.ts'
import { carsQuery } from '#api/queries/cars.query.ts'
import type { Trip } from '#domain/booking/trip.ts'
import { AlternativeCar } from '#rental/alternatives/alternative-car.tsx'
import { chakra, Stack } from '#ui/style/styled.ts'
import { H3 } from '#ui/style/type.tsx'

const MOST = 3

export interface ClosestCarsProps {
  api: Api
  /** The search that found nothing, without the filter that hides most. */
  search: Pick<CarSearchInput, 'where' | 'suppliers' | 'filters'>
  trip: Trip
  zone?: string | undefined
}

/** The first cars that one filter less brings. Nothing while they are not here: a heading alone helps nobody. */
export function ClosestCars({ api, search, trip, zone }: ClosestCarsProps) {
  const titleId = useId()
  const paging = { page: 1, size: MOST }
  const order = { sort: 'recommended' as const, includesBooked: false }
  const { data } = useQuery(carsQuery(api, { ...search, ...order, ...paging }))
  if (!data || data.cars.length === 0) return null

  return (
    <Stack gap="3" mt="3">
      <H3 id={titleId}>
        <Trans>Closest matches</Trans>
      </H3>
      <chakra.ul listStyleType="none" display="grid" gap="3" aria-labelledby={titleId}>
        {data.cars.map((car) => (
          <AlternativeCar key={car._id} car={car} trip={trip} zone={zone} />
        ))}
      </chakra.ul>
    </Stack>
  )
}
