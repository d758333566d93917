import type { Amount } from '@masar/domain/money/money.ts'
import {
  type CarKind,
  type FleetCar,
  type FleetCarRow,
  type Measures,
  readMeasures,
} from './fleet.ts'

/** Whether a car passes a filter; `total` is the price of the rental. */
export type CarPredicate = (car: FleetCar, total: Amount) => boolean

export interface SearchFacts {
  readMask: (kind: CarKind) => number
  /** Started days of the rental. */
  days: number
}

export interface Filter<Value> {
  /** Returns null when the value does not narrow the search. */
  narrow: (selected: Value, search: SearchFacts) => CarPredicate | null
}

/** A filter with a fixed list of options. The mask of a car kind has one bit per option, in the same order. */
export interface OptionsFilter<Value> extends Filter<Value> {
  options: readonly string[]
  hasOption: (car: FleetCarRow, option: string) => boolean
  /** Whether each further option narrows the search. Otherwise options are alternatives. */
  isNarrowing: boolean
}

/**
 * Creates a filter that passes cars with any selected option. Selecting all options does not narrow the search.
 */
export const matchAny = <Option extends string>(
  options: readonly Option[],
  hasOption: OptionsFilter<never>['hasOption'],
): OptionsFilter<readonly Option[]> => ({
  options,
  hasOption,
  isNarrowing: false,
  narrow(selected, search) {
    if (options.every((option) => selected.includes(option))) return null
    const mask = toOptionMask(options, (option) => selected.includes(option))
    return ({ kind }) => (search.readMask(kind) & mask) !== 0
  },
})

/** Creates a filter that passes cars with all selected options. */
export const matchAll = <Option extends string>(
  options: readonly Option[],
  hasOption: OptionsFilter<never>['hasOption'],
): OptionsFilter<readonly Option[]> => ({
  options,
  hasOption,
  isNarrowing: true,
  narrow(selected, search) {
    if (selected.length === 0) return null
    const mask = toOptionMask(options, (option) => selected.includes(option))
    return ({ kind }) => (search.readMask(kind) & mask) === mask
  },
})

/**
 * Creates a filter on a numeric property of the car. `none` is the largest value that does not narrow the
 * search.
 */
export const matchMeasure = (
  options: readonly number[],
  none: number,
  suits: (car: Measures, selected: number) => boolean,
): OptionsFilter<number> => ({
  options: options.map(String),
  hasOption: (car, option) => suits(readMeasures(car), Number(option)),
  isNarrowing: false,
  narrow: (selected) => (selected > none ? (car) => suits(car, selected) : null),
})

/** Returns a mask with one bit per option; the first option is the lowest bit. */
export function toOptionMask<Option extends string>(
  options: readonly Option[],
  isOn: (option: Option) => boolean,
): number {
  return options.reduce((mask, option, bit) => (isOn(option) ? mask | (1 << bit) : mask), 0)
}
