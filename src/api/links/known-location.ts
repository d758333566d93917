import type { QueryClient } from '@tanstack/react-query'

import type { Api } from '../client.ts'
import { locationQuery } from '../queries/locations.query.ts'
import { isMissing } from '../not-found.ts'

interface LocationSource {
  api: Api
  queryClient: QueryClient
}

/** Fetches the location in a link. Returns null when the link has none or the location does not exist. */
export async function findKnownLocation(
  source: LocationSource,
  id: string | undefined,
  language: string,
) {
  if (!id) return null
  try {
    return await source.queryClient.ensureQueryData(locationQuery(source.api, id, language))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
