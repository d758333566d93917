import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/** Provides the query cache, which the first call downloads. The form on the home page does not need it. */
export const QuerySource = createContext<() => Promise<QueryClient>>(() =>
  Promise.reject(new Error('A QuerySource provider is missing.')),
)
