import type { Suggestion, SuggestionGroup } from './suggestion.ts'

const MAX_RECENT_LOCATIONS = 3
const MAX_POPULAR_LOCATIONS = 5

export interface SuggestionLists {
  /** Locations of recent searches in this browser, the latest first. */
  recent: readonly Suggestion[]
  /** The server's first page. Its airports with the most cars are the popular locations. */
  first: readonly Suggestion[]
  all: readonly Suggestion[]
}

/** Groups the suggestions that are shown before anything is typed, without duplicates. */
export function groupSuggestions({ recent, first, all }: SuggestionLists): SuggestionGroup[] {
  const known = new Set<string>()
  const take = (locations: readonly Suggestion[], most: number) => {
    const taken = locations.filter(({ id }) => !known.has(id)).slice(0, most)
    for (const { id } of taken) known.add(id)
    return taken
  }
  const latest = take(recent, MAX_RECENT_LOCATIONS)
  const busiest = first
    .filter(({ kind, cars }) => kind === 'airport' && cars)
    .sort((a, b) => (b.cars ?? 0) - (a.cars ?? 0))
  const popular = take(busiest, MAX_POPULAR_LOCATIONS)
  const others = take(all, all.length)
  if (latest.length + popular.length === 0) return [{ kind: 'found', locations: others }]
  const groups: SuggestionGroup[] = [
    { kind: 'recent', locations: latest },
    { kind: 'popular', locations: popular },
    { kind: 'others', locations: others },
  ]
  return groups.filter(({ locations }) => locations.length > 0)
}
