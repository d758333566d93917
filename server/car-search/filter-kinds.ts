import type { Amount } from '@masar/domain/money/money.ts'
import {
  type CarKind,
  type FleetCar,
  type FleetCarRow,
  type Measures,
  readMeasures,
} from './fleet.ts'

/** Whether a car passes a filter; `total` is the price of the rental. */
export type Passes = (car: FleetCar, total: Amount) => boolean

export interface SearchFacts {
  readMask: (kind: CarKind) => number
  /** Started days of the rental. */
  days: number
}

export interface Filter<Value> {
  /** Returns null when the value does not narrow the search. */
  narrow: (selected: Value, search: SearchFacts) => Passes | null
}

/**
 * A filter with a fixed list of options; the mask of a kind of cars has a bit for each, in this
 * order.
 */
export interface OptionsFilter<Value> extends Filter<Value> {
  options: readonly string[]
  hasOption: (car: FleetCarRow, option: string) => boolean
  /** Each further option narrows the search; in other filters options are alternatives. */
  isNarrowing: boolean
}

/** Cars with any selected option pass. All options selected is the same as none. */
export const matchAny = <Option extends string>(
  options: readonly Option[],
  hasOption: OptionsFilter<never>['hasOption'],
): OptionsFilter<readonly Option[]> => ({
  options,
  hasOption,
  isNarrowing: false,
  narrow(selected, search) {
    if (options.every((option) => selected.includes(option))) return null
    const mask = optionMask(options, (option) => selected.includes(option))
    return ({ kind }) => (search.readMask(kind) & mask) !== 0
  },
})

/** Cars with all selected options pass. */
export const matchAll = <Option extends string>(
  options: readonly Option[],
  hasOption: OptionsFilter<never>['hasOption'],
): OptionsFilter<readonly Option[]> => ({
  options,
  hasOption,
  isNarrowing: true,
  narrow(selected, search) {
    if (selected.length === 0) return null
    const mask = optionMask(options, (option) => selected.includes(option))
    return ({ kind }) => (search.readMask(kind) & mask) === mask
  },
})

/** Compares a number of the car. `none` is the largest value that does not narrow the search. */
export const measured = (
  options: readonly number[],
  none: number,
  suits: (car: Measures, selected: number) => boolean,
): OptionsFilter<number> => ({
  options: options.map(String),
  hasOption: (car, option) => suits(readMeasures(car), Number(option)),
  isNarrowing: false,
  narrow: (selected) => (selected > none ? (car) => suits(car, selected) : null),
})

/** One bit per option, the first one lowest. */
export function optionMask<Option extends string>(
  options: readonly Option[],
  isOn: (option: Option) => boolean,
): number {
  return options.reduce((mask, option, bit) => (isOn(option) ? mask | (1 << bit) : mask), 0)
}
