/** What people call the same thing in the three languages: a place of one name has all of them. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['aeroport', 'airport', 'aeropuerto'],
  ['gare', 'station', 'estacion'],
  ['train', 'tren', 'rail', 'railway', 'ferroviaire'],
  ['port', 'puerto', 'harbour', 'harbor'],
]

/** Where most people get their car comes first: airports, then stations. */
const FIRST: readonly string[] = ['airport', 'station']

export function withSynonyms(words: ReadonlySet<string>): Set<string> {
  const theirs = SYNONYMS.filter((group) => group.some((word) => words.has(word)))
  return new Set([...words, ...theirs.flat()])
}

/** Its place among the kinds, the least first. The wire has no kind: a place's names tell it. */
export function locationKind(words: ReadonlySet<string>): number {
  const all = withSynonyms(words)
  const kind = FIRST.findIndex((word) => all.has(word))
  return kind < 0 ? FIRST.length : kind
}
