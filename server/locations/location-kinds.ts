import type { LocationKind } from '@masar/domain/car/catalogue.ts'

/** What people call the same thing in the three languages: a place of one name has all of them. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['aeroport', 'airport', 'aeropuerto'],
  ['gare', 'station', 'estacion'],
  ['train', 'tren', 'rail', 'railway', 'ferroviaire'],
  ['port', 'puerto', 'harbour', 'harbor'],
]

/** Kinds that a word of a name tells. A marina is a quarter with boats. */
const NAMED_KINDS: readonly LocationKind[] = ['airport', 'station', 'port']
const NO_PORT = 'marina'

/** Where most people get their car comes first; stations and ports are one to them. */
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

/** What a place is: the words of its names tell it, and whether it is part of another one. */
export function locationKind(words: ReadonlySet<string>, isPart: boolean): LocationKind {
  const all = withSynonyms(words)
  if (all.has(NO_PORT)) all.delete('port')
  return NAMED_KINDS.find((kind) => all.has(kind)) ?? (isPart ? 'quarter' : 'town')
}

/** The least comes first. */
export const kindRank = (kind: LocationKind): number => RANKS[kind]
