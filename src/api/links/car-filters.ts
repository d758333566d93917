import {
  CAR_RANGES,
  FUEL_POLICIES,
  FUEL_TYPES,
  GEARBOXES,
  INCLUDED_FILTERS,
  MILEAGES,
  MULTIMEDIA,
  RATING_FILTERS,
  SEAT_FILTERS,
} from '@masar/domain/car/catalogue.ts'
import { toMajor } from '@masar/domain/money/money.ts'
import type { components } from '@masar/openapi/schema.d.ts'

type Schemas = components['schemas']
export type FilterName = Schemas['CarFilter']

interface FilterBase {
  /** The filter's search parameter in the URL. */
  param: string
  /**
   * Marks a filter that not every backend supports. It is sent only when chosen, and offered only when the
   * backend counts its options.
   */
  isExtension?: true
}
/**
 * One or more options. If none is chosen, `anyOf` sends every option, because some backends find nothing for an
 * empty list.
 */
interface ChoicesFilter<Option> extends FilterBase {
  kind: 'anyOf' | 'allOf'
  options: readonly Option[]
}
/** One or more options, sent as an object of booleans. */
interface FlagsFilter<Option> extends FilterBase {
  kind: 'flags'
  options: readonly Option[]
}
/** One or more ids. The options are part of the search results. Not sent when none is chosen. */
interface IdsFilter extends FilterBase {
  kind: 'ids'
}
/** One of several numbers. Sends -1 when none is chosen. */
interface NumberFilter extends FilterBase {
  kind: 'oneOf'
  options: readonly number[]
}
/** A maximum amount: in millimes here, in whole units of the operator's currency in URLs and requests. */
interface AmountFilter extends FilterBase {
  kind: 'atMost'
}

/** The kinds of filter that can be sent as a criterion of this type. */
type Filter<Sent> = Sent extends readonly (infer Option)[]
  ? ChoicesFilter<Option> | IdsFilter
  : Sent extends number
    ? NumberFilter | AmountFilter
    : FlagsFilter<keyof Sent>

/** Every filter of a search, by its name in requests, in the order in which chosen filters are listed. */
export const FILTERS = {
  suppliers: { param: 'supplier', kind: 'ids' },
  ranges: { param: 'size', kind: 'anyOf', options: CAR_RANGES },
  pricePerDay: { param: 'price', kind: 'atMost', isExtension: true },
  included: { param: 'included', kind: 'allOf', options: INCLUDED_FILTERS, isExtension: true },
  rating: { param: 'rating', kind: 'oneOf', options: RATING_FILTERS },
  seats: { param: 'seats', kind: 'oneOf', options: SEAT_FILTERS },
  // `moreThanFiveSeats` is part of the seats filter (SEARCH-5).
  carSpecs: { param: 'specs', kind: 'flags', options: ['aircon', 'moreThanFourDoors'] },
  multimedia: { param: 'multimedia', kind: 'allOf', options: MULTIMEDIA },
  carType: { param: 'fuel', kind: 'anyOf', options: FUEL_TYPES },
  gearbox: { param: 'gearbox', kind: 'anyOf', options: GEARBOXES },
  mileage: { param: 'mileage', kind: 'anyOf', options: MILEAGES },
  fuelPolicy: { param: 'fuelPolicy', kind: 'anyOf', options: FUEL_POLICIES },
  deposit: { param: 'deposit', kind: 'atMost' },
} as const satisfies { [Name in FilterName]: Filter<NonNullable<Schemas['CarSearch'][Name]>> }

type Filters = typeof FILTERS
export type AnyFilter = Filters[FilterName]
export type ListedOption<Name extends MultiFilter> = Filters[Name] extends {
  options: readonly (infer Option extends string)[]
}
  ? Option
  : string

type NamesOf<Kind> = {
  [Name in FilterName]: Filters[Name]['kind'] extends Kind ? Name : never
}[FilterName]
export type AmountFilterName = NamesOf<'atMost'>
/** A filter with at most one chosen option. */
export type SingleFilter = NamesOf<'oneOf' | 'atMost'>
/** A filter that can have several chosen options. */
export type MultiFilter = Exclude<FilterName, SingleFilter>

/** The chosen filters of a search. An empty list or null means no filter. */
export type CarFilters = { readonly [Name in MultiFilter]: readonly ListedOption<Name>[] } & {
  readonly [Name in SingleFilter]: number | null
}
type ChosenValue = CarFilters[FilterName]

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

/** Builds the filters of a search, calling `choose` for each of them. */
export const makeFilters = (choose: (filter: AnyFilter) => ChosenValue): CarFilters =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, choose(FILTERS[name])])) as CarFilters

export const isAmountFilter = (name: FilterName): name is AmountFilterName =>
  FILTERS[name].kind === 'atMost'

export const isSingleFilter = (name: FilterName): name is SingleFilter =>
  ['oneOf', 'atMost'].includes(FILTERS[name].kind)

export const NO_FILTERS = makeFilters(({ kind }) =>
  kind === 'oneOf' || kind === 'atMost' ? null : [],
)

type Criteria = Omit<Schemas['NearbySearch'], 'pickupLocation' | 'from' | 'to'>

/**
 * Converts filters to the criteria of a request. The type of `FILTERS` ensures that each kind matches its
 * criterion.
 */
export function toCriteria(filters: CarFilters): Criteria {
  const criteria = FILTER_NAMES.map((name) => [name, toCriterion(FILTERS[name], filters[name])])
  return { ...Object.fromEntries(criteria), includeComingSoonCars: true } as Criteria
}

function toCriterion(filter: AnyFilter, chosen: ChosenValue) {
  const isNone = typeof chosen === 'object' && !chosen?.length
  if (isNone && (filter.kind === 'ids' || 'isExtension' in filter)) return undefined
  if (typeof chosen === 'number') return filter.kind === 'atMost' ? toMajor(chosen) : chosen
  if (!chosen) return -1
  if (filter.kind === 'flags') return Object.fromEntries(chosen.map((option) => [option, true]))
  return isNone && filter.kind === 'anyOf' ? [...filter.options] : [...chosen]
}
