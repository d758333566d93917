import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/** Provides the query cache: the first call downloads it. The home page's form does not need it. */
export const QuerySource = createContext<() => Promise<QueryClient>>(() =>
  Promise.reject(new Error('A QuerySource provider is missing.')),
)
