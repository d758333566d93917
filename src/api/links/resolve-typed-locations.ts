import type { QueryClient } from '@tanstack/react-query'

import { foldText } from '@masar/domain/text/fold-text.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { Api } from '../client.ts'
import { locationPagesQuery } from '../queries/locations.query.ts'
import type { TripSearch } from './trip.ts'
import type { TypedLocations } from './typed-locations.ts'

type Row = Pick<components['schemas']['LocationRow'], '_id' | 'name'>

/** The locations that match a typed name, for the visitor to choose from. */
export interface LocationChoice {
  field: 'pickUp' | 'dropOff'
  typed: string
  locations: Row[]
}

interface LocationSource {
  api: Api
  queryClient: QueryClient
  config: { pageSize: number }
}

/**
 * Looks up typed location names. `found` has the parameters to write to the URL; `choice` is the first name
 * that does not match exactly one location.
 */
export async function resolveTypedLocations(
  { api, queryClient, config }: LocationSource,
  { pickupName, dropoffName }: TypedLocations,
  language: string,
): Promise<{
  found: (Partial<TripSearch> & TypedLocations) | null
  choice: LocationChoice | null
}> {
  async function search(typed: string | undefined) {
    if (typed === undefined) return null
    const query = locationPagesQuery(api, language, typed, config.pageSize)
    const { pages } = await queryClient.fetchInfiniteQuery(query)
    const locations = pages.flatMap(({ rows }) => rows)
    const exact = locations.filter(({ name }) => foldText(name) === foldText(typed))
    return { typed, locations: exact.length === 1 ? exact : locations }
  }
  const [pickUp, dropOff] = await Promise.all([search(pickupName), search(dropoffName)])
  const [pickup, dropoff] = [getOnlyId(pickUp), getOnlyId(dropOff)]
  const choice = [
    pickUp && !pickup ? ({ field: 'pickUp', ...pickUp } as const) : null,
    dropOff && !dropoff ? ({ field: 'dropOff', ...dropOff } as const) : null,
  ]
  return {
    found:
      pickup || dropoff
        ? {
            ...(pickup && { pickup, pickupName: undefined }),
            ...(dropoff && { dropoff, dropoffName: undefined }),
          }
        : null,
    choice: choice.find((open) => open !== null) ?? null,
  }
}

const getOnlyId = (found: { locations: Row[] } | null) =>
  found?.locations.length === 1 ? found.locations[0]?._id : undefined
