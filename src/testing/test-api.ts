import type { QueryClient } from '@tanstack/react-query'

import { createApi } from '#api/client.ts'
import { invalidateQueries, listInvalidatedQueries } from '#api/cache/invalidation.ts'

/** The app's API client over a cache: calls invalidate queries, as in the app. */
export const createTestApi = (queryClient: QueryClient) =>
  createApi({
    host: '',
    onEnded: (method, path) => invalidateQueries(queryClient, listInvalidatedQueries(method, path)),
  })
