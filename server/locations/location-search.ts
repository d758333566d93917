import type { LocationKind } from '@masar/domain/car/catalogue.ts'

import type { ObjectId } from '../db/object-id.ts'
import { foldWords } from './fold.ts'
import { rankKind, findLocationKind, addSynonyms } from './location-kinds.ts'
import {
  countAllowedErrors,
  createCharacterMask,
  countMissingCharacters,
  countTypingErrors,
} from './typing-errors.ts'

export interface NamedLocation {
  readonly id: ObjectId
  /** Names by language. */
  readonly names: Readonly<Record<string, string>>
  /** The names of the location's parent and country, in every language. */
  readonly around: readonly string[]
  /** Whether the location has a parent. */
  readonly isPart: boolean
}

interface SearchEntry {
  readonly id: ObjectId
  readonly kind: LocationKind
  readonly names: Readonly<Record<string, string>>
  readonly own: readonly string[]
  readonly around: readonly string[]
  /** Each name without spaces, because users omit them. */
  readonly joined: readonly string[]
}

/**
 * Scores for how a typed word matches a location; lower is better. The number of typing errors is added to the
 * last two.
 */
const MATCH_SCORES = { beginning: 0, within: 1, around: 2, nearly: 3, nearlyAround: 6 } as const

/** Shorter strings match within words by coincidence: "air" in "ferroviaire". */
const MIN_LENGTH_WITHIN = 4

/** Shorter strings match across joined words by coincidence. */
const MIN_LENGTH_ACROSS = 5

/** Short words that users omit from names, or replace with the equivalent in another language. */
const SMALL_WORDS = new Set(
  'a al at d de del des du el en et in l la las le les los of the to y'.split(' '),
)

/**
 * Finds locations by the words of their names, in any order and language, ignoring case, accents and hyphens.
 * If the names alone do not match, the names of parents and countries are searched, too, and small typing
 * errors are tolerated.
 */
export class LocationSearch {
  readonly #entries: readonly SearchEntry[]
  readonly #kinds: ReadonlyMap<ObjectId, LocationKind>
  /** Maps every word of every location to the word's letter mask. */
  readonly #vocabulary: ReadonlyMap<string, number>

  constructor(locations: readonly NamedLocation[]) {
    this.#entries = locations.map(makeSearchEntry)
    this.#kinds = new Map(this.#entries.map(({ id, kind }) => [id, kind]))
    const words = this.#entries.flatMap(({ own, around }) => [...own, ...around])
    this.#vocabulary = new Map(words.map((word) => [word, createCharacterMask(word)]))
  }

  kind(id: ObjectId): LocationKind | undefined {
    return this.#kinds.get(id)
  }

  /**
   * Returns the ids of the best matches, sorted by score, kind (airports, stations and ports, towns, quarters)
   * and name.
   */
  find(typed: string, language: string): ObjectId[] {
    const words = [...new Set(foldWords(typed))]
    if (words.length === 0 && typed.trim() !== '') return []
    const great = words.filter((word) => !SMALL_WORDS.has(word))
    const found = this.#fitting(words, MATCH_SCORES.within)
    const best = found.length > 0 ? found : this.#fitting(great.length > 0 ? great : words)
    return sortMatches(best, language)
  }

  #fitting(words: readonly string[], worst: number = Infinity): Match[] {
    const fits = words.map((word) =>
      worst < MATCH_SCORES.nearly ? matchExactly(word) : this.#nearly(word),
    )
    const all = this.#entries.flatMap((entry) => {
      const each = fits.map((fitOf) => fitOf(entry))
      const fit = Math.max(0, ...each)
      return fit <= worst && fit < Infinity ? { entry, fit, sum: sumNumbers(each) } : []
    })
    const best = all.reduce((least, { fit }) => Math.min(least, fit), Infinity)
    return all.filter(({ fit }) => fit <= Math.max(MATCH_SCORES.within, best))
  }

  /** Matches exactly; if that fails, tolerates a few typing errors. */
  #nearly(typed: string): (entry: SearchEntry) => number {
    const fit = matchExactly(typed)
    const errors = this.#wordsNear(typed)
    const fewest = (words: readonly string[]) =>
      words.reduce((least, word) => Math.min(least, errors.get(word) ?? Infinity), Infinity)
    return (entry) => {
      const exact = fit(entry)
      if (exact < MATCH_SCORES.nearly || errors.size === 0) return exact
      return Math.min(
        MATCH_SCORES.nearly + fewest(entry.own),
        MATCH_SCORES.nearlyAround + fewest(entry.around),
      )
    }
  }

  #wordsNear(typed: string): Map<string, number> {
    const near = new Map<string, number>()
    const most = countAllowedErrors(typed)
    if (most === 0) return near
    const letters = createCharacterMask(typed)
    for (const [word, others] of this.#vocabulary) {
      if (countMissingCharacters(letters, others) > most) continue
      const errors = countTypingErrors(typed, word, most)
      if (errors !== null) near.set(word, errors)
    }
    return near
  }
}

interface Match {
  entry: SearchEntry
  /** The score of the worst-matching word, used to drop all but the best locations. */
  fit: number
  /** The sum of all words' scores, by which results are sorted. */
  sum: number
}

const sumNumbers = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

const matchExactly = (typed: string) => (entry: SearchEntry) => {
  if (entry.own.some((word) => word.startsWith(typed))) return MATCH_SCORES.beginning
  const isWithin =
    typed.length >= MIN_LENGTH_WITHIN && entry.own.some((word) => word.includes(typed))
  if (isWithin) return MATCH_SCORES.within
  const isAcross =
    typed.length >= MIN_LENGTH_ACROSS && entry.joined.some((name) => name.includes(typed))
  if (isAcross) return MATCH_SCORES.within
  return entry.around.some((word) => word.startsWith(typed)) ? MATCH_SCORES.around : Infinity
}

function makeSearchEntry({ id, names, around, isPart }: NamedLocation): SearchEntry {
  const own = Object.values(names).map(foldWords)
  const words = new Set(own.flat())
  return {
    id,
    names: Object.fromEntries(
      Object.entries(names).map(([language, name]) => [language, foldWords(name).join(' ')]),
    ),
    kind: findLocationKind(words, isPart),
    own: [...addSynonyms(words)],
    around: [...new Set(around.flatMap(foldWords))],
    joined: own.map((parts) => parts.join('')),
  }
}

function sortMatches(found: readonly Match[], language: string): ObjectId[] {
  const localName = ({ names }: SearchEntry) => names[language] ?? names['en'] ?? ''
  return found
    .map(({ entry, sum }) => ({
      id: entry.id,
      rank: rankKind(entry.kind),
      sum,
      name: localName(entry),
    }))
    .toSorted(
      (a, b) =>
        a.sum - b.sum ||
        a.rank - b.rank ||
        compareTexts(a.name, b.name) ||
        compareTexts(a.id, b.id),
    )
    .map(({ id }) => id)
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
