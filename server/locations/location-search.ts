import type { LocationKind } from '@masar/domain/car/catalogue.ts'

import type { ObjectId } from '../db/object-id.ts'
import { foldWords } from './fold.ts'
import { kindRank, locationKind, withSynonyms } from './location-kinds.ts'
import { allowedErrors, letterMask, lettersMissing, typingErrors } from './typing-errors.ts'

export interface NamedLocation {
  readonly id: ObjectId
  /** By language. */
  readonly names: Readonly<Record<string, string>>
  /** Its parent and its country, in every language. */
  readonly around: readonly string[]
  /** It has a parent. */
  readonly isPart: boolean
}

interface Entry {
  readonly id: ObjectId
  readonly kind: LocationKind
  readonly names: Readonly<Record<string, string>>
  readonly own: readonly string[]
  readonly around: readonly string[]
  /** Each name as one word: users omit spaces. */
  readonly joined: readonly string[]
}

/** How well a typed word matches a location; typing errors add to the last two. */
const FITS = { beginning: 0, within: 1, around: 2, nearly: 3, nearlyAround: 6 } as const

/** Within words, short strings match by coincidence: "air" in "ferroviaire". */
const MIN_LENGTH_WITHIN = 4

/** Where two names are joined, short words match by coincidence. */
const MIN_LENGTH_ACROSS = 5

/** Small words of names that users omit, or take from another language. */
const SMALL_WORDS = new Set(
  'a al at d de del des du el en et in l la las le les los of the to y'.split(' '),
)

/**
 * Finds locations by words in any order and any language of the names, regardless of case, accents
 * and hyphens. The parent and the country count when the names alone find nothing; small typing
 * errors are tolerated when nothing else is found.
 */
export class LocationSearch {
  readonly #entries: readonly Entry[]
  readonly #kinds: ReadonlyMap<ObjectId, LocationKind>
  /** Every word of every location, with its letters. */
  readonly #vocabulary: ReadonlyMap<string, number>

  constructor(locations: readonly NamedLocation[]) {
    this.#entries = locations.map(searchEntry)
    this.#kinds = new Map(this.#entries.map(({ id, kind }) => [id, kind]))
    const words = this.#entries.flatMap(({ own, around }) => [...own, ...around])
    this.#vocabulary = new Map(words.map((word) => [word, letterMask(word)]))
  }

  kind(id: ObjectId): LocationKind | undefined {
    return this.#kinds.get(id)
  }

  /** The ids of the best matches: airports, stations and ports, towns, quarters; each by name. */
  find(typed: string, language: string): ObjectId[] {
    const words = [...new Set(foldWords(typed))]
    if (words.length === 0 && typed.trim() !== '') return []
    const great = words.filter((word) => !SMALL_WORDS.has(word))
    const found = this.#fitting(words, FITS.within)
    const best = found.length > 0 ? found : this.#fitting(great.length > 0 ? great : words)
    return inOrder(best, language)
  }

  #fitting(words: readonly string[], worst: number = Infinity): Fitting[] {
    const fits = words.map((word) => (worst < FITS.nearly ? exactly(word) : this.#nearly(word)))
    const all = this.#entries.flatMap((entry) => {
      const each = fits.map((fitOf) => fitOf(entry))
      const fit = Math.max(0, ...each)
      return fit <= worst && fit < Infinity ? { entry, fit, sum: addUp(each) } : []
    })
    const best = all.reduce((least, { fit }) => Math.min(least, fit), Infinity)
    return all.filter(({ fit }) => fit <= Math.max(FITS.within, best))
  }

  /** Like `exactly`, then with a few typing errors when that finds nothing. */
  #nearly(typed: string): (entry: Entry) => number {
    const fit = exactly(typed)
    const errors = this.#wordsNear(typed)
    const fewest = (words: readonly string[]) =>
      words.reduce((least, word) => Math.min(least, errors.get(word) ?? Infinity), Infinity)
    return (entry) => {
      const exact = fit(entry)
      if (exact < FITS.nearly || errors.size === 0) return exact
      return Math.min(FITS.nearly + fewest(entry.own), FITS.nearlyAround + fewest(entry.around))
    }
  }

  #wordsNear(typed: string): Map<string, number> {
    const near = new Map<string, number>()
    const most = allowedErrors(typed)
    if (most === 0) return near
    const letters = letterMask(typed)
    for (const [word, others] of this.#vocabulary) {
      if (lettersMissing(letters, others) > most) continue
      const errors = typingErrors(typed, word, most)
      if (errors !== null) near.set(word, errors)
    }
    return near
  }
}

interface Fitting {
  entry: Entry
  /** Of the worst matching word: only the best locations are returned. */
  fit: number
  /** The sum over all words, which sorts the results. */
  sum: number
}

const addUp = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

const exactly = (typed: string) => (entry: Entry) => {
  if (entry.own.some((word) => word.startsWith(typed))) return FITS.beginning
  const isWithin =
    typed.length >= MIN_LENGTH_WITHIN && entry.own.some((word) => word.includes(typed))
  if (isWithin) return FITS.within
  const isAcross =
    typed.length >= MIN_LENGTH_ACROSS && entry.joined.some((name) => name.includes(typed))
  if (isAcross) return FITS.within
  return entry.around.some((word) => word.startsWith(typed)) ? FITS.around : Infinity
}

function searchEntry({ id, names, around, isPart }: NamedLocation): Entry {
  const own = Object.values(names).map(foldWords)
  const words = new Set(own.flat())
  return {
    id,
    names: Object.fromEntries(
      Object.entries(names).map(([language, name]) => [language, foldWords(name).join(' ')]),
    ),
    kind: locationKind(words, isPart),
    own: [...withSynonyms(words)],
    around: [...new Set(around.flatMap(foldWords))],
    joined: own.map((parts) => parts.join('')),
  }
}

function inOrder(found: readonly Fitting[], language: string): ObjectId[] {
  const localName = ({ names }: Entry) => names[language] ?? names['en'] ?? ''
  return found
    .map(({ entry, sum }) => ({
      id: entry.id,
      rank: kindRank(entry.kind),
      sum,
      name: localName(entry),
    }))
    .toSorted(
      (a, b) => a.sum - b.sum || a.rank - b.rank || compare(a.name, b.name) || compare(a.id, b.id),
    )
    .map(({ id }) => id)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
