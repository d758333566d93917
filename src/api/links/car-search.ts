import type { components } from '@masar/openapi/schema.d.ts'

import { type CarFilters, NO_FILTERS, toCriteria } from './car-filters.ts'
import type { CarLocationAndTime } from '../queries/car.query.ts'

type Schemas = components['schemas']
/** The generator interprets a schema with only `required` as "no properties". */
type SupplierSearch = Schemas['SupplierSearch']

/** The request that finds the suppliers of a location and time. */
export const supplierSearch = (where: CarLocationAndTime): SupplierSearch => {
  const criteria = { ...where, ...toCriteria(NO_FILTERS), includeAlreadyBookedCars: true }
  return criteria as SupplierSearch
}

export interface CarSearchInput {
  where: CarLocationAndTime
  /** The chosen suppliers, or all that have cars: some backends find nothing without any. */
  suppliers: readonly string[]
  filters: CarFilters
  /** Includes cars that are booked on these dates, if the backend supports it (`sortedCars`). */
  includesBooked?: boolean
  sort: Schemas['CarSort']
  page: number
  size: number
}

/** The request that finds cars. */
export const carSearch = ({
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
