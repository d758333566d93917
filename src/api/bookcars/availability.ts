/** BookCars does not report whether a car is available on given dates, so search for the car instead. */
import type { QueryClient } from '@tanstack/react-query'

import type { components } from '@masar/openapi/schema.d.ts'

import { type CarFilters, NO_FILTERS } from '../links/car-filters.ts'
import type { CarLocationAndTime } from '../queries/car.query.ts'
import { carsQuery } from '../queries/cars.query.ts'
import type { Api } from '../client.ts'
import { fetchFresh } from '../cache/fetch-fresh.ts'
import { suppliersWithCarsQuery } from '../queries/suppliers.query.ts'

type Car = components['schemas']['CarDetail']

/** Large enough for all matching cars; car searches have no maximum page size (WIRE-61). */
const PAGE_SIZE = 1000

interface CarAndTime {
  car: Car
  where: CarLocationAndTime
}

/**
 * Returns whether the car is available on these dates. Searches for cars like it, because results include only
 * available ones.
 */
export async function isCarAvailable(
  api: Api,
  queryClient: QueryClient,
  { car, where }: CarAndTime,
) {
  const filters: CarFilters = {
    ...NO_FILTERS,
    carType: [car.type],
    gearbox: [car.gearbox],
    fuelPolicy: [car.fuelPolicy],
    ranges: [car.range],
  }
  const search = carsQuery(api, {
    where,
    filters,
    suppliers: [car.supplier._id],
    sort: 'price',
    page: 1,
    size: PAGE_SIZE,
  })
  const { cars } = await fetchFresh(queryClient, search)
  return cars.some(({ _id }) => _id === car._id)
}

/** Returns whether the supplier allows such a short rental. Only the backend's supplier search checks that. */
export async function isRentalLongEnough(
  api: Api,
  queryClient: QueryClient,
  { car, where }: CarAndTime,
) {
  const suppliers = await fetchFresh(queryClient, suppliersWithCarsQuery(api, where))
  return suppliers.some(({ _id }) => _id === car.supplier._id)
}
