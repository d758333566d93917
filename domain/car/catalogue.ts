import type { components } from '@masar/openapi/schema.d.ts'

type Wire = components['schemas']

/**
 * The wire's enumerations as values, in the order in which filters show them. They are spelled as on the wire,
 * including irregular capitals.
 */
export const CAR_RANGES = [
  'mini',
  'midi',
  'maxi',
  'scooter',
  'bus',
  'truck',
  'caravan',
] as const satisfies readonly Wire['CarRange'][]
export type CarRange = (typeof CAR_RANGES)[number]

/** The values of a car's `type` field on the wire. */
export const FUEL_TYPES = [
  'diesel',
  'gasoline',
  'electric',
  'hybrid',
  'plugInHybrid',
  'unknown',
] as const satisfies readonly Wire['CarType'][]
export type FuelType = (typeof FUEL_TYPES)[number]

export const GEARBOXES = ['manual', 'automatic'] as const satisfies readonly Wire['GearboxType'][]
export type Gearbox = (typeof GEARBOXES)[number]

export const FUEL_POLICIES = [
  'likeForlike',
  'freeTank',
  'fullToFull',
  'FullToEmpty',
] as const satisfies readonly Wire['FuelPolicy'][]
export type FuelPolicy = (typeof FUEL_POLICIES)[number]

export const MULTIMEDIA = [
  'touchscreen',
  'bluetooth',
  'androidAuto',
  'appleCarPlay',
] as const satisfies readonly Wire['CarMultimedia'][]
export type Multimedia = (typeof MULTIMEDIA)[number]

export const MILEAGES = ['limited', 'unlimited'] as const satisfies readonly Wire['MileageType'][]

/** The kilometres per day of a car with unlimited mileage. */
export const UNLIMITED_MILEAGE = -1

export const USER_TYPES = [
  'admin',
  'supplier',
  'user',
] as const satisfies readonly Wire['UserType'][]
export type UserType = (typeof USER_TYPES)[number]

/** Minimum stars, "4 and up" (SEARCH-4). */
export const RATING_FILTERS = [1, 2, 3, 4] as const

/** Exact seat counts, except the last: 6 means six or more (“5+”). */
export const SEAT_FILTERS = [2, 4, 5, 6] as const

/** Maximum prices for the dates, per rental day, in whole units of the operator's currency. */
export const PRICE_FILTERS = [50, 100, 150, 250] as const

/** Free extras that a search can filter by. */
export const INCLUDED_FILTERS = ['cancellation'] as const satisfies readonly Wire['IncludedExtra'][]

/** Maximum deposits, in whole units of the operator's currency (SEARCH-10). */
export const DEPOSIT_FILTERS = [250, 500, 750] as const

export type LocationKind = Wire['LocationKind']
