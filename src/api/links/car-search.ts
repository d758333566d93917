import type { components } from '@masar/openapi/schema.d.ts'

import { type CarFilters, NO_FILTERS, toCriteria } from './car-filters.ts'
import type { CarLocationAndTime } from '../queries/car.query.ts'

type Schemas = components['schemas']
/** The generator interprets a schema with only `required` as "no properties". */
type SupplierSearch = Schemas['SupplierSearch']

/** Returns the request body that finds the suppliers with cars at a location and time. */
export const toSupplierSearch = (where: CarLocationAndTime): SupplierSearch => {
  const criteria = { ...where, ...toCriteria(NO_FILTERS), includeAlreadyBookedCars: true }
  return criteria as SupplierSearch
}

export interface CarSearchInput {
  where: CarLocationAndTime
  /** The chosen suppliers, or all that have cars. Some backends find nothing for an empty list. */
  suppliers: readonly string[]
  filters: CarFilters
  /** Includes cars that are booked on these dates, if the backend supports it (`sortedCars`). */
  includesBooked?: boolean
  sort: Schemas['CarSort']
  page: number
  size: number
}

/** Returns the request body that finds cars. */
export const toCarSearch = ({
  where,
  suppliers,
  filters,
  sort,
  includesBooked = false,
}: Omit<CarSearchInput, 'page' | 'size'>) => ({
  ...where,
  ...toCriteria(filters),
  suppliers: [...suppliers],
  sort,
  includeAlreadyBookedCars: includesBooked,
})
