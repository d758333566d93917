import { queryOptions } from '@tanstack/react-query'

import type { CarRange } from '@masar/domain/car/catalogue.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { NO_FILTERS } from '../links/car-filters.ts'
import type { CarLocationAndTime } from './car.query.ts'
import { carsQuery } from './cars.query.ts'
import type { Api } from '../client.ts'
import { suppliersWithCarsQuery } from './suppliers.query.ts'

type CarRow = components['schemas']['CarRow']

export interface AlternativesInput {
  where: CarLocationAndTime
  /** The car to replace, which is unavailable or currently chosen. */
  car: { _id: string; range: CarRange }
  most?: number
}

/**
 * Fetches other cars that are available at the same location on the same dates, with cars of the same range
 * first.
 */
export const alternativesQuery = (api: Api, { where, car, most = 3 }: AlternativesInput) =>
  queryOptions({
    queryKey: ['cars', 'alternatives', where, car._id, car.range, most],
    queryFn: async ({ client }): Promise<CarRow[]> => {
      const offering = await client.ensureQueryData(suppliersWithCarsQuery(api, where))
      const suppliers = offering.map(({ _id }) => _id)
      const find = async (ranges: readonly CarRange[]) => {
        const filters = { ...NO_FILTERS, ranges }
        const paging = { page: 1, size: most + 1 }
        const search = { where, suppliers, filters, sort: 'price' as const, ...paging }
        const { cars } = await client.fetchQuery(carsQuery(api, search))
        return cars.filter((other) => other._id !== car._id && canBeBooked(other))
      }
      const alike = await find([car.range])
      const others = alike.length < most ? await find([]) : []
      const unlike = others.filter(({ _id }) => alike.every((other) => other._id !== _id))
      return [...alike, ...unlike].slice(0, most)
    },
  })

const canBeBooked = ({ available, fullyBooked, comingSoon, availability }: CarRow) =>
  available && !fullyBooked && !comingSoon && (availability ?? 'free') === 'free'
