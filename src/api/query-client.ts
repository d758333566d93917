import { QueryClient } from '@tanstack/react-query'

/** The app's one cache. It hears of a network that comes back from the start, whoever is looking. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: 1, refetchOnWindowFocus: false } },
  })
  queryClient.mount()
  return queryClient
}
