import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { use, type ReactNode } from 'react'

import { QuerySource } from './query-source.ts'

/**
 * Provides the query cache to the part of a page that needs it, so that the rest can render without. Suspends
 * until the cache is loaded.
 */
export function WithQueries({ children }: { children: ReactNode }) {
  const above = use(QueryClientContext)
  const load = use(QuerySource)

  return <QueryClientProvider client={above ?? use(load())}>{children}</QueryClientProvider>
}
