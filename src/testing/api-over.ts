import type { QueryClient } from '@tanstack/react-query'

import { createApi } from '#api/client.ts'
import { forgetReads, readsChangedBy } from '#api/cache/reads.ts'

/** The app's client over a cache: what a call makes untrue leaves it, as in the app. */
export const apiOver = (queryClient: QueryClient) =>
  createApi({
    host: '',
    onEnded: (method, path) => forgetReads(queryClient, readsChangedBy(method, path)),
  })
