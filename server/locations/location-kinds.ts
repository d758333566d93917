import type { LocationKind } from '@masar/domain/car/catalogue.ts'

/** Synonyms in the three languages: a location with one of these words is found by all of them. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['aeroport', 'airport', 'aeropuerto'],
  ['gare', 'station', 'estacion'],
  ['train', 'tren', 'rail', 'railway', 'ferroviaire'],
  ['port', 'puerto', 'harbour', 'harbor'],
]

/** Kinds that a word of the name reveals. A marina is a quarter with boats. */
const NAMED_KINDS: readonly LocationKind[] = ['airport', 'station', 'port']
const NO_PORT = 'marina'

/** Popular pick-up locations come first; stations and ports rank equally. */
const RANKS: Readonly<Record<LocationKind, number>> = {
  airport: 0,
  station: 1,
  port: 1,
  town: 2,
  quarter: 3,
}

export function withSynonyms(words: ReadonlySet<string>): Set<string> {
  const theirs = SYNONYMS.filter((group) => group.some((word) => words.has(word)))
  return new Set([...words, ...theirs.flat()])
}

/** The kind of a location: from the words of its names, and whether it has a parent. */
export function locationKind(words: ReadonlySet<string>, isPart: boolean): LocationKind {
  const all = withSynonyms(words)
  if (all.has(NO_PORT)) all.delete('port')
  return NAMED_KINDS.find((kind) => all.has(kind)) ?? (isPart ? 'quarter' : 'town')
}

/** The lowest comes first. */
export const kindRank = (kind: LocationKind): number => RANKS[kind]
