import { baseCurrency } from '#domain/service/operator.ts'
import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'

import { fetchWithTimeout } from '../fetch-with-timeout.ts'
import { forgetCachedRate, keepRate, readCachedRate } from '../kept/cached-rates.ts'

const TIMEOUT_MS = 8_000

export interface RateSources {
  primary: string
  fallback?: string | undefined
}

/**
 * How much one unit of the base currency buys of another: one request a currency and session, a page that is loaded
 * anew included. The first source is asked, then the fallback (MONEY-10). Fails
 * when neither knows.
 */
export const rateQuery = (sources: RateSources, currency: string) =>
  queryOptions({
    queryKey: ['rate', currency],
    queryFn: async ({ signal }) => {
      if (currency === baseCurrency()) return 1
      const kept = readCachedRate(currency)
      if (kept !== null) return kept
      const { primary, fallback } = sources
      const rate = await readRate(primary, currency, signal).catch((error: unknown) => {
        if (!fallback) throw error
        return readRate(fallback, currency, signal)
      })
      keepRate(currency, rate)
      return rate
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })

/** The next question goes to the sources again. */
export function forgetRate(queryClient: QueryClient, currency: string): void {
  forgetCachedRate(currency)
  queryClient.removeQueries({ queryKey: ['rate', currency] })
}

/** Tells what is known of a rate, now and whenever it changes. Returns how to stop. */
export function watchRate(
  queryClient: QueryClient,
  sources: RateSources,
  currency: string,
  onRate: (rate: number | undefined) => void,
): () => void {
  const observer = new QueryObserver(queryClient, rateQuery(sources, currency))
  const stop = observer.subscribe(({ data }) => onRate(data))
  onRate(observer.getCurrentResult().data)
  return stop
}

async function readRate(source: string, currency: string, signal: AbortSignal): Promise<number> {
  const url = new URL(source, location.origin)
  url.searchParams.set('base', baseCurrency())
  url.searchParams.set('symbols', currency)
  const response = await fetchWithTimeout(url, TIMEOUT_MS, { signal })
  const body: unknown = response.ok ? await response.json() : null
  const rate = parseRate(body, currency)
  if (rate === null) throw new Error(`No ${currency} rate from this source.`)
  return rate
}

function parseRate(body: unknown, currency: string): number | null {
  if (typeof body !== 'object' || body === null || !('rates' in body)) return null
  const rates = body.rates
  if (typeof rates !== 'object' || rates === null) return null
  const rate: unknown = Object.getOwnPropertyDescriptor(rates, currency)?.value
  return typeof rate === 'number' && Number.isFinite(rate) && rate > 0 ? rate : null
}
