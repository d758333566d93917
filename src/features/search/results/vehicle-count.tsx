import { Plural } from '@lingui/react/macro'

import type { CarFilters } from '#api/links/car-filters.ts'
import { CAR_RANGES, type CarRange } from '@masar/domain/car/catalogue.ts'

import type { SearchResults } from './car-results.ts'

const CARS: readonly CarRange[] = ['mini', 'midi', 'maxi']

/** Whether everything found is a car: scooters, buses, trucks and campers are called vehicles. */
export function areAllCars(filters: CarFilters, facets: SearchResults['facets']): boolean {
  const found = CAR_RANGES.filter((range) => facets?.ranges[range])
  const counted = filters.ranges.length > 0 ? filters.ranges : found
  return counted.every((range) => CARS.includes(range))
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
