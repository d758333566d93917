import type { components } from '@masar/openapi/schema.d.ts'

import type { ObjectId } from '../db/object-id.ts'
import {
  FILTER_KEYS,
  type FilterKey,
  getFilterOptions,
  isNarrowing,
  createMaskReader,
  OPTION_FILTERS,
  type OptionFilter,
} from './filters.ts'
import type { CarKind, FleetSupplier } from './fleet.ts'

type Schemas = components['schemas']

const OPTION_COUNTERS = OPTION_FILTERS.map((name) => ({ name, readMask: createMaskReader(name) }))
/**
 * The counters of each kind: one for the cars that pass every filter, and one per filter for the cars that fail
 * only this filter.
 */
const COUNTERS_PER_KIND = FILTER_KEYS.length + 1

/**
 * Counts cars for every option of every filter. During the search, a car only increments its kind; the option
 * counts are computed once per kind. If a supplier shows a limited number of cars, its cars are counted
 * separately and capped at the limit, as in the list.
 */
export class Facets {
  readonly #kinds: readonly CarKind[]
  readonly #byKind: Uint32Array
  #summed: Map<FleetSupplier | null, FacetCounts> | null = null

  constructor(kinds: readonly CarKind[]) {
    this.#kinds = kinds
    this.#byKind = new Uint32Array(kinds.length * COUNTERS_PER_KIND)
  }

  /** `failed` is the only filter that this car fails. */
  count(kind: CarKind, failed: FilterKey | null): void {
    const at =
      kind.slot * COUNTERS_PER_KIND + (failed === null ? 0 : 1 + FILTER_KEYS.indexOf(failed))
    this.#byKind[at] = (this.#byKind[at] ?? 0) + 1
  }

  counts(): Omit<Schemas['CarFacets'], 'pricePerDay'> {
    const options = Object.fromEntries(
      OPTION_FILTERS.map((filter, at) => [filter, this.#optionCounts(filter, at)]),
    ) as Record<OptionFilter, Schemas['Counts']>
    return { ...options, suppliers: Object.fromEntries(this.suppliers()) }
  }

  /** Returns how many cars each supplier would show if it were the only one selected. */
  suppliers(): Map<ObjectId, number> {
    const counts = new Map<ObjectId, number>()
    for (const [tally, limit] of this.#tallies())
      for (const [id, count] of tally.suppliers) counts.set(id, Math.min(count, limit))
    return counts
  }

  /**
   * For empty results, returns the filter that excludes the most cars, and the number of cars found without it.
   */
  widest(): Schemas['WidestFilter'] | undefined {
    const without = new Map<FilterKey, number>()
    for (const [tally, limit] of this.#tallies())
      for (const [filter, count] of tally.onlyFailing)
        without.set(filter, (without.get(filter) ?? 0) + Math.min(count, limit))
    const [most] = [...without].toSorted(([, a], [, b]) => b - a)
    return most && { filter: most[0], without: most[1] }
  }

  #optionCounts(filter: OptionFilter, at: number): Schemas['Counts'] {
    return Object.fromEntries(
      getFilterOptions(filter).map((option, bit) => {
        let sum = 0
        for (const [tally, limit] of this.#tallies())
          sum += Math.min(tally.options[at]?.[bit] ?? 0, limit)
        return [option, sum]
      }),
    )
  }

  *#tallies(): Iterable<[FacetCounts, limit: number]> {
    this.#summed ??= this.#sum()
    for (const [supplier, tally] of this.#summed) yield [tally, supplier?.carLimit ?? Infinity]
  }

  /** Sums the counts per supplier with a limit; null is the key of all other suppliers together. */
  #sum(): Map<FleetSupplier | null, FacetCounts> {
    const summed = new Map<FleetSupplier | null, FacetCounts>()
    for (const kind of this.#kinds) {
      const limited = kind.supplier.carLimit === null ? null : kind.supplier
      for (const [index, failed] of [null, ...FILTER_KEYS].entries()) {
        const count = this.#byKind[kind.slot * COUNTERS_PER_KIND + index] ?? 0
        if (count === 0) continue
        const tally = summed.get(limited) ?? new FacetCounts()
        summed.set(limited, tally)
        tally.add(kind, failed, count)
      }
    }
    return summed
  }
}

class FacetCounts {
  readonly options = OPTION_FILTERS.map(
    (filter) => new Uint32Array(getFilterOptions(filter).length),
  )
  readonly suppliers = new Map<ObjectId, number>()
  readonly onlyFailing = new Map<FilterKey, number>()

  add(kind: CarKind, failed: FilterKey | null, count: number): void {
    if (failed) this.onlyFailing.set(failed, (this.onlyFailing.get(failed) ?? 0) + count)
    if (!failed || failed === 'suppliers') {
      const { id } = kind.supplier
      this.suppliers.set(id, (this.suppliers.get(id) ?? 0) + count)
    }
    for (const [at, { name, readMask }] of OPTION_COUNTERS.entries()) {
      const isCounted = !failed || (failed === name && !isNarrowing(name))
      if (isCounted) addBits(this.options[at], readMask(kind), count)
    }
  }
}

function addBits(counts: Uint32Array | undefined, mask: number, count: number) {
  if (!counts) return
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest)
    counts[bit] = (counts[bit] ?? 0) + count
  }
}
