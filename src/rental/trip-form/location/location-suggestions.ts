import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'

import { useInfiniteQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import { readOfflineSearches } from '#api/kept/offline-searches.ts'
import { locationPagesQuery } from '#api/queries/locations.query.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { OperatorSettings } from '../../operator-settings.ts'
import { useDebounced } from '#ui/lifecycle/clock.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { groupSuggestions } from './group-suggestions.ts'
import type { Suggestion, SuggestionGroup } from './suggestion.ts'

type Row = components['schemas']['LocationRow']
type Pages = InfiniteData<{ rows: Row[] }>

export interface Suggestions {
  status: 'loading' | 'failed' | 'ready'
  /** As they stand in the list, from the first group to the last. */
  locations: Suggestion[]
  groups: SuggestionGroup[]
  /** What stood in the field when it was asked for them. */
  typed: string
  /** What is being looked for. */
  keyword: string
  /** True while they answer what was typed before: none of them can be taken. */
  isOutdated: boolean
  retry: () => void
  /** Asks for the next page; null when there is none. */
  more: (() => void) | null
}

/**
 * The places that the server finds by what is being typed, in its order. The answer to an older keyword is cancelled,
 * and the last list stays, dimmed, until the next one is here.
 */
export function useLocationSuggestions(api: Api, text: string, isOpen: boolean): Suggestions {
  const { language } = usePreferences()
  const { pageSize } = use(OperatorSettings)
  const keyword = useDebounced(text.trim())
  const parents = useKnownLocations(language)
  const query = useInfiniteQuery({
    ...locationPagesQuery(api, language, keyword, pageSize),
    enabled: isOpen,
    placeholderData: (previous) => previous,
  })

  const rows = (found: Pages | undefined) =>
    suggestionRows(found).map((row) => toSuggestion(row, parents))
  const all = rows(query.data)
  const groups: SuggestionGroup[] =
    keyword === '' && !query.isPlaceholderData
      ? groupSuggestions({ recent: recentSuggestions(all), first: all.slice(0, pageSize), all })
      : [{ kind: 'found', locations: all }]

  return {
    groups,
    typed: text,
    keyword,
    status: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    isOutdated: text.trim() !== keyword || query.isPlaceholderData,
    locations: groups.flatMap(({ locations }) => locations),
    retry: () => void query.refetch(),
    more:
      query.hasNextPage && !query.isPlaceholderData
        ? () => void query.fetchNextPage({ cancelRefetch: false })
        : null,
  }
}

const suggestionRows = (pages: Pages | undefined) => pages?.pages.flatMap(({ rows }) => rows) ?? []

function toSuggestion(row: Row, parents: (id: string) => string | undefined): Suggestion {
  const parent = row.parentLocation ? parents(row.parentLocation) : undefined
  return {
    id: row._id,
    name: row.name,
    timeZone: row.timeZone,
    kind: row.kind,
    cars: row.cars,
    where: [parent, row.country.name].filter(Boolean).join(', '),
  }
}

/** The places of this browser's last searches, as the list has them where it does. */
function recentSuggestions(all: readonly Suggestion[]): Suggestion[] {
  const searched = readOfflineSearches().map(({ pickup, pickupName }) => ({
    id: pickup,
    name: pickupName,
    where: '',
  }))
  return searched.map((one) => all.find(({ id }) => id === one.id) ?? one)
}

/** Names of the places that any list has shown: a row of the wire has only its parent's id. */
function useKnownLocations(language: string) {
  const queryClient = useQueryClient()

  return (id: string) => {
    const lists = queryClient.getQueriesData<Pages>({ queryKey: ['locations', language] })
    return lists.flatMap(([, pages]) => suggestionRows(pages)).find((row) => row._id === id)?.name
  }
}
