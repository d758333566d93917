import type { components } from '#openapi/schema.d.ts'

import { NO_FILTERS, toCriteria } from './car-filters.ts'
import type { CarLocationAndTime } from './car.query.ts'
import type { CarSearchInput } from './cars.query.ts'

type Schemas = components['schemas']
/** The generator reads `required` alone as "no properties". */
type SupplierSearch = Schemas['SupplierSearch']

/** What is sent to find the suppliers of a place and time. */
export const supplierSearch = (where: CarLocationAndTime): SupplierSearch => {
  const criteria = { ...where, ...toCriteria(NO_FILTERS), includeAlreadyBookedCars: true }
  return criteria as SupplierSearch
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
