import type { components } from '@masar/openapi/schema.d.ts'

import { type CarFilters, NO_FILTERS, toCriteria } from './car-filters.ts'
import type { CarLocationAndTime } from '../queries/car.query.ts'

type Schemas = components['schemas']
/** The generator reads `required` alone as "no properties". */
type SupplierSearch = Schemas['SupplierSearch']

/** What is sent to find the suppliers of a place and time. */
export const supplierSearch = (where: CarLocationAndTime): SupplierSearch => {
  const criteria = { ...where, ...toCriteria(NO_FILTERS), includeAlreadyBookedCars: true }
  return criteria as SupplierSearch
}

export interface CarSearchInput {
  where: CarLocationAndTime
  /** Those of the filter, or all that have cars then: some backends find nothing without them. */
  suppliers: readonly string[]
  filters: CarFilters
  /** Includes cars that are booked on these dates, where the backend sends them (`sortedCars`). */
  includesBooked?: boolean
  sort: Schemas['CarSort']
  page: number
  size: number
}

/** What is sent to find cars. */
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
