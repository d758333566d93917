import type { Trip } from '#domain/booking/trip.ts'
import { toTripSearch } from '#api/links/trip.ts'
import { CAR_SPECS, type CarFilters, NO_FILTERS } from '#api/links/car-filters.ts'
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
} from '#domain/car/catalogue.ts'
import { type Amount, toMajor, toMinor } from '#domain/money/money.ts'
import type { components } from '#openapi/schema.d.ts'

import type { SearchParams } from './search-link.ts'

export type CarSort = components['schemas']['CarSort']

/** What a search looks for, apart from where and when. */
export interface SearchChoices {
  filters: CarFilters
  includesBooked: boolean
  sort: CarSort
  page: number
  /** The cars to compare, by id. */
  compared: readonly string[]
  isComparing: boolean
}

/** Changes what was chosen last, which a page may not have drawn yet. */
export type ChoiceChange = (choices: SearchChoices) => SearchChoices
export type FilterChange = (filters: CarFilters) => CarFilters
export type ComparedChange = (compared: readonly string[]) => readonly string[]

/** A list with an entry, or without it. Done twice it is the same, as a change that is shown before it is here has to be. */
export const switched = <Entry>(list: readonly Entry[], entry: Entry, isOn: boolean): Entry[] => {
  const others = list.filter((other) => other !== entry)
  return isOn ? [...others, entry] : others
}

/** More do not fit beside each other. */
export const MOST_COMPARED = 4

const ID = /^[0-9a-f]{24}$/
const MOST_SUPPLIERS = 200
const HIGHEST_AMOUNT = 1_000_000
const LAST_PAGE = 100_000

export function readChoices(raw: { [Name in keyof SearchParams]?: unknown }): SearchChoices {
  const { rg, ic, fu, gb, ml, fp, mm, sp, su, st, se, de, pr, xb, by, n, vs, vo } = raw
  return {
    filters: {
      suppliers: readList(su)
        .filter((id) => ID.test(id))
        .slice(0, MOST_SUPPLIERS),
      ranges: chosenFrom(CAR_RANGES, rg),
      pricePerDay: priceFrom(pr),
      included: chosenFrom(INCLUDED_FILTERS, ic),
      rating: readChoice(RATING_FILTERS, st),
      seats: readChoice(SEAT_FILTERS, se),
      specs: chosenFrom(CAR_SPECS, sp),
      multimedia: chosenFrom(MULTIMEDIA, mm),
      fuels: chosenFrom(FUEL_TYPES, fu),
      gearboxes: chosenFrom(GEARBOXES, gb),
      mileages: chosenFrom(MILEAGES, ml),
      fuelPolicies: chosenFrom(FUEL_POLICIES, fp),
      deposit: amountFrom(de),
    },
    includesBooked: Number(xb) === 1,
    sort: readSort(by),
    page: wholeTo(LAST_PAGE, n) ?? 1,
    compared: readList(vs)
      .filter((id) => ID.test(id))
      .slice(0, MOST_COMPARED),
    isComparing: Number(vo) === 1,
  }
}

export const toSearchParams = (choices: SearchChoices) => onlyPresent(everyParam(choices))

function everyParam(choices: SearchChoices): SearchParams {
  const { filters, includesBooked, sort, page, compared, isComparing } = choices
  return {
    rg: joined(filters.ranges),
    ic: joined(filters.included),
    fu: joined(filters.fuels),
    gb: joined(filters.gearboxes),
    ml: joined(filters.mileages),
    fp: joined(filters.fuelPolicies),
    mm: joined(filters.multimedia),
    sp: joined(filters.specs),
    su: joined(filters.suppliers),
    st: filters.rating ?? undefined,
    se: filters.seats ?? undefined,
    de: toUnits(filters.deposit),
    pr: toUnits(filters.pricePerDay),
    xb: includesBooked ? 1 : undefined,
    by: sort === 'recommended' ? undefined : sort,
    n: page === 1 ? undefined : page,
    vs: joined(compared),
    vo: isComparing ? 1 : undefined,
  }
}

/** Whether the list goes on by itself. One that begins on a later page, where a link without JavaScript led, has pages. */
export const isEndlessList = (
  { pagination }: { pagination: 'classic' | 'infiniteScroll' },
  { page }: SearchChoices,
): boolean => pagination === 'infiniteScroll' && page === 1

/** One of the orders, from a link or a control. */
export const readSort = (value: unknown): CarSort =>
  value === 'price' || value === 'rating' || value === 'size' ? value : 'recommended'

/** The search of a trip with the choices kept and its list at the start again. */
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

/** In a URL `undefined` and absent are the same; the router compares them as different. */
function onlyPresent<Params extends object>(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).filter(([, value]) => value !== undefined),
  ) as Params
}

const readList = (value: unknown): string[] =>
  typeof value === 'string' ? [...new Set(value.split('.'))] : []

/** In the order of the list, so that one choice has one URL. */
function chosenFrom<Option extends string>(options: readonly Option[], value: unknown): Option[] {
  const wanted = readList(value)
  return options.filter((option) => wanted.includes(option))
}

const readChoice = <Option extends number>(options: readonly Option[], value: unknown) =>
  options.find((option) => option === Number(value)) ?? null

function wholeTo(most: number, value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const whole = Number(value)
  return Number.isInteger(whole) && whole > 0 && whole <= most ? whole : null
}

/** Addresses say whole units of the operator's currency. */
function amountFrom(value: unknown): Amount | null {
  const whole = wholeTo(HIGHEST_AMOUNT, value)
  return whole === null ? null : toMinor(whole)
}

/** What is round in another currency is a fraction of the operator's. */
function priceFrom(value: unknown): Amount | null {
  const units = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0
  return units >= 1 && units <= HIGHEST_AMOUNT ? toMinor(units) : null
}

const toUnits = (amount: Amount | null) => (amount === null ? undefined : toMajor(amount))

const joined = (options: readonly string[]) => (options.length > 0 ? options.join('.') : undefined)
