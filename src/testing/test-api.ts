import type { QueryClient } from '@tanstack/react-query'

import { createApi } from '#api/client.ts'
import { invalidateQueries, listInvalidatedQueries } from '#api/cache/invalidation.ts'

/** Creates the app's API client for a cache. Calls invalidate its queries, as in the app. */
export const createTestApi = (queryClient: QueryClient) =>
  createApi({
    host: '',
    onEnded: (method, path) => invalidateQueries(queryClient, listInvalidatedQueries(method, path)),
  })
