import type { QueryClient } from '@tanstack/react-query'

import { createApi } from '#api/client.ts'
import { forgetReads, readsChangedBy } from '#api/cache/reads.ts'

/** The app's API client over a cache: calls invalidate queries, as in the app. */
export const apiOver = (queryClient: QueryClient) =>
  createApi({
    host: '',
    onEnded: (method, path) => forgetReads(queryClient, readsChangedBy(method, path)),
  })
