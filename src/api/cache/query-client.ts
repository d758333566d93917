import { QueryCache, QueryClient } from '@tanstack/react-query'

import { getProblemCode } from '@masar/domain/service/problem.ts'

import { type HydratedQueries, hydrateQueries } from './hydrated-queries.ts'
import { logFailure } from './log-failure.ts'
import { asProblem } from '../problem.ts'

const SECOND_MS = 1000
/** A restarting database is back after a few seconds. */
const MAX_RETRIES_ON_503 = 4
const MAX_RETRIES = 1

/**
 * Creates the app's query cache with the document's responses. It listens for network changes from the start,
 * even without observers.
 */
export function createQueryClient(
  arrived: HydratedQueries | null = null,
  isOnServer = false,
): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.['isLogged']) logFailure(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) =>
          !isOnServer && failures < (isUnavailable(error) ? MAX_RETRIES_ON_503 : MAX_RETRIES),
        retryDelay: (_failures, error) => getRetryDelaySeconds(error) * SECOND_MS,
        refetchOnWindowFocus: false,
      },
      // Mutations fail immediately while offline, instead of waiting for the network with a busy button.
      mutations: { networkMode: 'always' },
    },
  })
  // The profile has no observers but is used everywhere, so it must not be garbage-collected.
  queryClient.setQueryDefaults(['profile'], { gcTime: Infinity })
  if (!isOnServer) queryClient.mount()
  if (arrived) hydrateQueries(queryClient, arrived)
  return queryClient
}

const isUnavailable = (error: unknown) => getProblemCode(asProblem(error)) === 'unavailable'

function getRetryDelaySeconds(error: unknown): number {
  const problem = asProblem(error)
  const retryAfterSeconds =
    isUnavailable(error) && problem.kind === 'http' ? problem.retryAfter : undefined
  return retryAfterSeconds ?? 1
}
