import type { QueryClient } from '@tanstack/react-query'

import { type CarFilters, NO_FILTERS } from '#api/car-filters.ts'
import type { CarLocationAndTime } from '#api/car.query.ts'
import { carsQuery } from '#api/cars.query.ts'
import type { Api } from '#api/client.ts'
import type { components } from '#openapi/schema.d.ts'

import { fetchFresh } from '#api/fetch-fresh.ts'

type Car = components['schemas']['CarDetail']

/** A car search has no largest page at an older backend (WIRE-61). */
const EVERY_CAR = 1000

interface Asked {
  car: Car
  where: CarLocationAndTime
}

/** Whether a search that only this car can answer finds it: then it is free on these dates. */
export async function isFound(api: Api, queryClient: QueryClient, { car, where }: Asked) {
  const filters: CarFilters = {
    ...NO_FILTERS,
    fuels: [car.type],
    gearboxes: [car.gearbox],
    fuelPolicies: [car.fuelPolicy],
    ranges: [car.range],
  }
  const search = carsQuery(api, {
    where,
    filters,
    suppliers: [car.supplier._id],
    sort: 'price',
    page: 1,
    size: EVERY_CAR,
  })
  const { cars } = await fetchFresh(queryClient, search)
  return cars.some(({ _id }) => _id === car._id)
}
