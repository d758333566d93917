import { Plural } from '@lingui/react/macro'

import type { CarFilters } from '#api/links/car-filters.ts'
import { CAR_RANGES, type CarRange } from '@masar/domain/car/catalogue.ts'

import type { SearchResults } from './car-results.ts'

const CAR_TYPES: readonly CarRange[] = ['mini', 'midi', 'maxi']

/**
 * Returns whether all results are cars. If they include scooters, buses, trucks or campers, they are called
 * vehicles.
 */
export function areAllCars(filters: CarFilters, facets: SearchResults['facets']): boolean {
  const found = CAR_RANGES.filter((range) => facets?.ranges[range])
  const counted = filters.ranges.length > 0 ? filters.ranges : found
  return counted.every((range) => CAR_TYPES.includes(range))
}

export interface VehicleCountProps {
  total: number
  filters: CarFilters
  facets: SearchResults['facets']
}

/** The number of results, as cars or vehicles. */
export const VehicleCount = ({ total, filters, facets }: VehicleCountProps) =>
  areAllCars(filters, facets) ? (
    <Plural value={total} one="# car" other="# cars" />
  ) : (
    <Plural value={total} one="# vehicle" other="# vehicles" />
  )
