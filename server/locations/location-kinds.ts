import type { LocationKind } from '@masar/domain/car/catalogue.ts'

/**
 * Groups of synonyms in the three languages. Each word of a group finds locations whose names contain any word
 * of the group.
 */
const SYNONYMS: readonly (readonly string[])[] = [
  ['aeroport', 'airport', 'aeropuerto'],
  ['gare', 'station', 'estacion'],
  ['train', 'tren', 'rail', 'railway', 'ferroviaire'],
  ['port', 'puerto', 'harbour', 'harbor'],
]

/** Location kinds that a word in a name indicates. A marina is not a port, but a quarter with boats. */
const NAMED_KINDS: readonly LocationKind[] = ['airport', 'station', 'port']
const MARINA_WORD = 'marina'

/** Popular pick-up locations come first; stations and ports rank equally. */
const RANKS: Readonly<Record<LocationKind, number>> = {
  airport: 0,
  station: 1,
  port: 1,
  town: 2,
  quarter: 3,
}

export function addSynonyms(words: ReadonlySet<string>): Set<string> {
  const theirs = SYNONYMS.filter((group) => group.some((word) => words.has(word)))
  return new Set([...words, ...theirs.flat()])
}

/** Determines the kind of a location from the words of its names and from whether it has a parent. */
export function findLocationKind(words: ReadonlySet<string>, isPart: boolean): LocationKind {
  const all = addSynonyms(words)
  if (all.has(MARINA_WORD)) all.delete('port')
  return NAMED_KINDS.find((kind) => all.has(kind)) ?? (isPart ? 'quarter' : 'town')
}

/** Returns the sort rank of a kind, lowest first. */
export const rankKind = (kind: LocationKind): number => RANKS[kind]
