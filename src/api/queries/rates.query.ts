import { getBaseCurrency } from '@masar/domain/service/operator.ts'
import {
  type QueryClient,
  QueryObserver,
  type QueryObserverResult,
  queryOptions,
} from '@tanstack/react-query'

import { fetchWithTimeout } from '../fetch-with-timeout.ts'
import { deleteCachedRate, NO_RATE, readCachedRate, storeRate } from '../stored/cached-rates.ts'

const TIMEOUT_MS = 8_000

export interface RateSources {
  primary: string
  fallback?: string | undefined
}

type RateRequestSender = (url: URL, signal: AbortSignal) => Promise<Response>

const sendRateRequest: RateRequestSender = (url, signal) =>
  fetchWithTimeout(url, TIMEOUT_MS, { signal })

/**
 * Fetches the rate from the base currency, once per currency and browser session, even across reloads. Tries
 * the first source, then the fallback (MONEY-10), and fails if neither has the rate. After an unreachable
 * source, the next call retries; after responses without a rate, only calls ten minutes later do.
 */
export const rateQuery = (
  sources: RateSources,
  currency: string,
  send: RateRequestSender = sendRateRequest,
) =>
  queryOptions({
    queryKey: ['rate', currency],
    queryFn: async ({ signal }) => {
      if (currency === getBaseCurrency()) return 1
      const cachedRate = readCachedRate(currency)
      const rate =
        cachedRate ?? (await fetchFirstRate(sources, currency, (url) => send(url, signal)))
      if (cachedRate === null) storeRate(currency, rate)
      if (rate === NO_RATE) throw new Error(`No source has a ${currency} rate.`)
      return rate
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })

/** Deletes the rate, so that the next call asks the sources again. */
export function invalidateRate(queryClient: QueryClient, currency: string): void {
  deleteCachedRate(currency)
  queryClient.removeQueries({ queryKey: ['rate', currency] })
}

export interface LoadedRate {
  rate: number | undefined
  /** Whether the rate could not be loaded from any source. */
  isFailed: boolean
}

/** Calls `onRate` now and whenever the rate changes. Returns a cleanup function. */
export function watchRate(
  queryClient: QueryClient,
  sources: RateSources,
  currency: string,
  onRate: (loaded: LoadedRate) => void,
): () => void {
  const observer = new QueryObserver(queryClient, rateQuery(sources, currency))
  const show = ({ data, isError }: QueryObserverResult<number>) =>
    onRate({ rate: data, isFailed: isError && data === undefined })
  const stop = observer.subscribe(show)
  show(observer.getCurrentResult())
  return stop
}

/**
 * Returns the rate of the first source that has it, or `NO_RATE` if every source responds without one. Throws
 * if there is no rate because a source could not be reached.
 */
async function fetchFirstRate(
  { primary, fallback }: RateSources,
  currency: string,
  send: (url: URL) => Promise<Response>,
): Promise<number> {
  if (!fallback) return fetchRate(primary, currency, send)
  const [first] = await Promise.allSettled([fetchRate(primary, currency, send)])
  if (first.status === 'fulfilled' && first.value !== NO_RATE) return first.value
  const second = await fetchRate(fallback, currency, send)
  if (second === NO_RATE && first.status === 'rejected') throw first.reason
  return second
}

async function fetchRate(
  source: string,
  currency: string,
  send: (url: URL) => Promise<Response>,
): Promise<number> {
  const url = new URL(source, location.origin)
  url.searchParams.set('base', getBaseCurrency())
  url.searchParams.set('symbols', currency)
  const response = await send(url)
  const body: unknown = response.ok ? await readJson(response) : null
  return parseRate(body, currency)
}

/** Returns null for a page instead of JSON: a web server may serve the app for unknown URLs. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function parseRate(body: unknown, currency: string): number {
  if (typeof body !== 'object' || body === null || !('rates' in body)) return NO_RATE
  const rates = body.rates
  if (typeof rates !== 'object' || rates === null) return NO_RATE
  const rate: unknown = Object.getOwnPropertyDescriptor(rates, currency)?.value
  return typeof rate === 'number' && Number.isFinite(rate) && rate > 0 ? rate : NO_RATE
}
