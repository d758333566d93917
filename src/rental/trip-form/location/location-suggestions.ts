import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'

import { useInfiniteQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import { readUpcomingSearches } from '#api/stored/offline-searches.ts'
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
  /** In the order of the list, from the first group to the last. */
  locations: Suggestion[]
  groups: SuggestionGroup[]
  /** The field's text for which the suggestions were fetched. */
  typed: string
  /** The search keyword. */
  keyword: string
  /** Whether the list belongs to older text, so that nothing can be chosen from it. */
  isOutdated: boolean
  retry: () => void
  /** Fetches the next page; null on the last page. */
  more: (() => void) | null
}

/**
 * Returns the locations that the server finds for the typed text, in the server's order. Requests for older
 * keywords are canceled. The previous list remains, dimmed, until the next one arrives.
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
    listRows(found).map((row) => toSuggestion(row, parents))
  const all = rows(query.data)
  const groups: SuggestionGroup[] =
    keyword === '' && !query.isPlaceholderData
      ? groupSuggestions({ recent: listRecentSuggestions(all), first: all.slice(0, pageSize), all })
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

const listRows = (pages: Pages | undefined) => pages?.pages.flatMap(({ rows }) => rows) ?? []

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

/** Returns the locations of this browser's recent searches, with details if the list has them. */
function listRecentSuggestions(all: readonly Suggestion[]): Suggestion[] {
  const searched = readUpcomingSearches().map(({ pickup, pickupName }) => ({
    id: pickup,
    name: pickupName,
    where: '',
  }))
  return searched.map((one) => all.find(({ id }) => id === one.id) ?? one)
}

/**
 * Returns a function that finds the name of a location in all cached lists, because a location row has only its
 * parent's id.
 */
function useKnownLocations(language: string) {
  const queryClient = useQueryClient()

  return (id: string) => {
    const lists = queryClient.getQueriesData<Pages>({ queryKey: ['locations', language] })
    return lists.flatMap(([, pages]) => listRows(pages)).find((row) => row._id === id)?.name
  }
}
