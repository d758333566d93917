import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'

export interface RateSources {
  primary: string
  fallback?: string | undefined
}

/**
 * How much one dinar buys of a currency: one request a currency and session. The first source is
 * asked, then the fallback (specification 7, External). Fails when neither knows.
 */
export const rateQuery = (sources: RateSources, currency: string) =>
  queryOptions({
    queryKey: ['rate', currency],
    queryFn: async ({ signal }) => {
      if (currency === 'TND') return 1
      const { primary, fallback } = sources
      const rate = readRate(primary, currency, signal)
      return fallback ? rate.catch(() => readRate(fallback, currency, signal)) : rate
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })

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
  url.searchParams.set('base', 'TND')
  url.searchParams.set('symbols', currency)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(8_000)])
  const response = await fetch(url, { signal: limit })
  const body: unknown = response.ok ? await response.json() : null
  const rate = rateIn(body, currency)
  if (rate === null) throw new Error(`No ${currency} rate from this source.`)
  return rate
}

function rateIn(body: unknown, currency: string): number | null {
  if (typeof body !== 'object' || body === null || !('rates' in body)) return null
  const rates = body.rates
  if (typeof rates !== 'object' || rates === null) return null
  const rate: unknown = Object.getOwnPropertyDescriptor(rates, currency)?.value
  return typeof rate === 'number' && Number.isFinite(rate) && rate > 0 ? rate : null
}
