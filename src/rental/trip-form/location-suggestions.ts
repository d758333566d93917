import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'

import type { Api } from '#api/client.ts'
import { locationPagesQuery } from '#api/locations.query.ts'
import type { components } from '#openapi/schema.d.ts'

import { OperatorSettings } from '../operator-settings.ts'
import { usePaused } from '#ui/paused.ts'
import { usePreferences } from '#ui/preferences.tsx'
import type { Location } from './trip-draft.ts'

type Row = components['schemas']['LocationRow']
type Pages = InfiniteData<{ rows: Row[] }>

/** A place in the list, with where it is. */
export interface Suggestion extends Location {
  /** "Tunis, Tunisia": the parent where it is known, and the country. */
  where: string
}

export interface Suggestions {
  status: 'loading' | 'failed' | 'ready'
  locations: Suggestion[]
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
  const keyword = usePaused(text.trim())
  const parents = useKnownLocations(language)
  const query = useInfiniteQuery({
    ...locationPagesQuery(api, language, keyword, pageSize),
    enabled: isOpen,
    placeholderData: (previous) => previous,
  })

  return {
    status: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    isOutdated: text.trim() !== keyword || query.isPlaceholderData,
    locations: suggestionRows(query.data).map((row) => toSuggestion(row, parents)),
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
    where: [parent, row.country.name].filter(Boolean).join(', '),
  }
}

/** Names of the places that any list has shown: a row of the wire has only its parent's id. */
function useKnownLocations(language: string) {
  const queryClient = useQueryClient()

  return (id: string) => {
    const lists = queryClient.getQueriesData<Pages>({ queryKey: ['locations', language] })
    return lists.flatMap(([, pages]) => suggestionRows(pages)).find((row) => row._id === id)?.name
  }
}
