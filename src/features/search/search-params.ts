import type { Trip } from '@masar/domain/booking/trip.ts'
import { isId } from '#api/links/link-params.ts'
import { toTripSearch } from '#api/links/trip.ts'
import {
  type AnyFilter,
  type CarFilters,
  FILTER_NAMES,
  type FilterName,
  FILTERS,
  makeFilters,
  NO_FILTERS,
} from '#api/links/car-filters.ts'
import { type Amount, toMajor, toMinor } from '@masar/domain/money/money.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { SearchParams } from './search-link.ts'

export type CarSort = components['schemas']['CarSort']

/** The choices of a search, apart from locations and dates. */
export interface SearchChoices {
  filters: CarFilters
  includesBooked: boolean
  sort: CarSort
  page: number
  /** The ids of the compared cars. */
  compared: readonly string[]
  isComparing: boolean
}

/** A function that changes the latest choices, which may not have been rendered yet. */
export type ChoiceChange = (choices: SearchChoices) => SearchChoices
export type FilterChange = (filters: CarFilters) => CarFilters
export type ComparedChange = (compared: readonly string[]) => readonly string[]

/**
 * Returns the list with an entry added or removed. Idempotent, because optimistic changes are applied twice.
 */
export const withEntry = <Entry>(list: readonly Entry[], entry: Entry, isOn: boolean): Entry[] => {
  const others = list.filter((other) => other !== entry)
  return isOn ? [...others, entry] : others
}

/** The maximum number of cars that fit side by side. */
export const MAX_COMPARED_CARS = 4

const MAX_SUPPLIERS = 200
const MAX_AMOUNT = 1_000_000
const MAX_PAGE = 100_000

export function readChoices(raw: { [Name in keyof SearchParams]?: unknown }): SearchChoices {
  const { unavailable, sort, page, compare, comparing } = raw
  return {
    filters: makeFilters((filter) => readFilter(filter, raw[filter.param])),
    includesBooked: Number(unavailable) === 1,
    sort: readSort(sort),
    page: parseInteger(MAX_PAGE, page) ?? 1,
    compared: readIds(compare).slice(0, MAX_COMPARED_CARS),
    isComparing: Number(comparing) === 1,
  }
}

function readFilter(filter: AnyFilter, value: unknown) {
  switch (filter.kind) {
    case 'ids':
      return readIds(value).slice(0, MAX_SUPPLIERS)
    case 'oneOf':
      return filter.options.find((option) => option === Number(value)) ?? null
    case 'atMost':
      return readAmount(value)
    case 'allOf':
    case 'anyOf':
    case 'flags':
      return pickOptions<string>(filter.options, value)
  }
}

export function toSearchParams(choices: SearchChoices): SearchParams {
  const { filters, includesBooked, sort, page, compared, isComparing } = choices
  return omitUndefined({
    ...Object.fromEntries(
      FILTER_NAMES.map((name) => [FILTERS[name].param, writeFilter(FILTERS[name], filters[name])]),
    ),
    unavailable: includesBooked ? '1' : undefined,
    sort: sort === 'recommended' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
    compare: joinOptions(compared),
    comparing: isComparing ? '1' : undefined,
  })
}

function writeFilter({ kind }: AnyFilter, chosen: CarFilters[FilterName]): string | undefined {
  if (chosen === null) return undefined
  if (typeof chosen === 'object') return joinOptions(chosen)
  return String(kind === 'atMost' ? toMajor(chosen) : chosen)
}

/**
 * Returns whether the list loads more cars automatically. A list that starts on a later page, because it was
 * opened by a link without JavaScript, is paginated.
 */
export const isEndlessList = (
  { pagination }: { pagination: 'classic' | 'infiniteScroll' },
  { page }: SearchChoices,
): boolean => pagination === 'infiniteScroll' && page === 1

/** Parses the sort order from a link or a control. */
export const readSort = (value: unknown): CarSort =>
  value === 'price' || value === 'rating' || value === 'size' ? value : 'recommended'

/** Returns the search for a trip with the same choices, at the first page of the list. */
export const toSearch = (trip: Trip, choices?: SearchChoices): SearchParams => ({
  ...toTripSearch(trip),
  ...toSearchParams({ ...(choices ?? NO_CHOICES), page: 1 }),
})

export const NO_CHOICES: SearchChoices = {
  filters: NO_FILTERS,
  includesBooked: false,
  sort: 'recommended',
  page: 1,
  compared: [],
  isComparing: false,
}

/**
 * Removes undefined parameters. They make no difference in a URL, but the router distinguishes them from absent
 * ones.
 */
function omitUndefined<Params extends object>(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).filter(([, value]) => value !== undefined),
  ) as Params
}

const readList = (value: unknown): string[] =>
  typeof value === 'string' ? [...new Set(value.split('.'))] : []

/** Returns the valid options in the order of their definition, so that each choice has only one URL. */
function pickOptions<Option extends string>(options: readonly Option[], value: unknown): Option[] {
  const values = readList(value)
  return options.filter((option) => values.includes(option))
}

function parseInteger(most: number, value: unknown): number | null {
  const whole = Number(value)
  return Number.isInteger(whole) && whole > 0 && whole <= most ? whole : null
}

/**
 * Parses an amount in units of the operator's currency. It may have decimals, because it may be round only in
 * another currency.
 */
function readAmount(value: unknown): Amount | null {
  const units = Number(value)
  return units >= 1 && units <= MAX_AMOUNT ? toMinor(units) : null
}

const readIds = (value: unknown) => readList(value).filter(isId)

const joinOptions = (options: readonly string[]) =>
  options.length > 0 ? options.join('.') : undefined
