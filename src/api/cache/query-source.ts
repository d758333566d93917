import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/** Where the one cache comes from: the first call downloads it. The home page's form needs none. */
export const QuerySource = createContext<() => Promise<QueryClient>>(() =>
  Promise.reject(new Error('Nobody provides a QuerySource.')),
)
