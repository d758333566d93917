import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { unwrapOrNull, unwrapResponse } from '../unwrap-response.ts'
import type { Api } from '../client.ts'
import { toPage, toRows } from '../response-shapes.ts'
import { normalizeDisplayName } from '../bookcars/answers.ts'
import { retryUnlessMissing } from '../not-found.ts'

const LOCATIONS_STALE_MS = 30 * 60_000

/** Fetches the locations that match a keyword, with further pages on request. */
export const locationPagesQuery = (api: Api, language: string, keyword: string, size: number) =>
  infiniteQueryOptions({
    queryKey: ['locations', language, keyword, size] as const,
    queryFn: async ({ signal, pageParam }) => {
      const path = { page: pageParam, size, language }
      const call = api.GET('/api/locations/{page}/{size}/{language}', {
        params: { path, query: { s: keyword } },
        signal,
      })
      const page = toPage(await unwrapResponse(call))
      return { ...page, rows: page.rows.map(normalizeDisplayName) }
    },
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * size < last.total ? page + 1 : undefined),
    staleTime: LOCATIONS_STALE_MS,
  })

/** Fetches a location with its parking spots and parent. Throws a 204 problem when it does not exist. */
export const locationQuery = (api: Api, id: string, language: string) =>
  queryOptions({
    queryKey: ['location', id, language],
    queryFn: async ({ signal }) => {
      const params = { path: { id, language } }
      return normalizeDisplayName(
        await unwrapResponse(api.GET('/api/location/{id}/{language}', { params, signal })),
      )
    },
    retry: retryUnlessMissing,
    staleTime: LOCATIONS_STALE_MS,
  })

/** Fetches the coordinates of all locations, for a map. */
export const positionsQuery = (api: Api, language: string) =>
  queryOptions({
    queryKey: ['positions', language],
    queryFn: async ({ signal }) => {
      const params = { path: { language } }
      const call = api.GET('/api/locations-with-position/{language}', { params, signal })
      return toRows(await unwrapOrNull(call)).map(normalizeDisplayName)
    },
    staleTime: LOCATIONS_STALE_MS,
  })

/** Fetches the countries that have at least `minLocations` locations, sorted by name, with their locations. */
export const countriesQuery = (api: Api, language: string, minLocations: number) =>
  queryOptions({
    queryKey: ['countries', language, minLocations],
    queryFn: async ({ signal }) => {
      const path = { language, imageRequired: false, minLocations }
      const call = api.GET(
        '/api/countries-with-locations/{language}/{imageRequired}/{minLocations}',
        { params: { path }, signal },
      )
      return toRows(await unwrapOrNull(call)).map(normalizeDisplayName)
    },
    staleTime: LOCATIONS_STALE_MS,
  })
