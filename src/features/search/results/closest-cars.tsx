import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import type { CarFilters } from '#api/links/car-filters.ts'
import type { CarSearchInput } from '#api/links/car-search.ts'
import { carsQuery } from '#api/queries/cars.query.ts'
import { dividePerDay } from '@masar/domain/money/money.ts'
import { priceCar } from '@masar/domain/pricing/price-car.ts'
import { usePrices } from '#rental/prices.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { FilterLink } from '../filters/filter-link.tsx'
import type { FilterChange } from '../search-params.ts'
import { CarCard, type CarCardProps } from '../card/car-card.tsx'
import { CarCardSkeletons } from '../card/car-card-skeleton.tsx'
import { CardList } from './car-list.tsx'

const MAX_CARS = 3

type Card = Omit<CarCardProps, 'car'>

export interface ClosestCarsProps {
  api: Api
  /** The search that found nothing, without the filter that hides most cars. */
  search: Pick<CarSearchInput, 'where' | 'suppliers' | 'filters'>
  /** The removed filter. If this is the price filter, the cheapest cars are shown. */
  without: keyof CarFilters
  card: Card
  /** Removes the filter from the search, to show all matching cars. */
  widen: FilterChange
  onAll: () => void
}

/**
 * The first cars that match without one of the filters. Renders nothing when the cars fail to load, so that no
 * heading appears without cars.
 */
export function ClosestCars({ api, search, without, card, widen, onAll }: ClosestCarsProps) {
  const titleId = useId()
  const paging = { page: 1, size: MAX_CARS }
  const sort = without === 'pricePerDay' ? 'price' : 'recommended'
  const { data, isPending } = useQuery(
    carsQuery(api, { ...search, sort, includesBooked: false, ...paging }),
  )
  if (isPending) return <CarCardSkeletons count={MAX_CARS} />
  const { cars, total } = data ?? { cars: [], total: 0 }
  const [first] = cars
  if (!first) return null

  return (
    <Stack gap={{ base: '3', md: '4' }} mt="3">
      <H2 id={titleId}>
        {sort === 'price' ? (
          <PriceFrom car={first} card={card} />
        ) : (
          <Trans>Cars without this filter</Trans>
        )}
      </H2>
      <CardList aria-labelledby={titleId}>
        {cars.map((car) => (
          <li key={car._id}>
            <CarCard car={car} {...card} />
          </li>
        ))}
      </CardList>
      {total > cars.length ? (
        <FilterLink variant="outline" change={widen} onPress={onAll}>
          <Plural value={total} one="See # car" other="See all # cars" />
        </FilterLink>
      ) : null}
    </Stack>
  )
}

/** The price per day of the cheapest vehicle on these dates, which may be a scooter. */
function PriceFrom({ car, card }: { car: CarCardProps['car']; card: Card }) {
  const { trip, zone } = card
  const { show } = usePrices()
  const { total, days } = priceCar(car, trip, zone)
  const price = show(dividePerDay(total, days))

  return <Trans>Vehicles from {price} per day</Trans>
}
