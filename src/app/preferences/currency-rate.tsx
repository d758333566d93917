import { SUPPORTED_CURRENCIES } from '@masar/domain/money/currencies.ts'
import { baseCurrency } from '@masar/domain/service/operator.ts'
import { startTransition, use, useEffect, useState, type ReactNode } from 'react'

import { QuerySource } from '#api/cache/query-source.ts'
import type { LoadedRate, RateSources } from '#api/queries/rates.query.ts'
import { RateProvider } from '#rental/display-rate.tsx'

export interface CurrencyRateProps {
  sources: RateSources
  currency: string
  /** The rate from the document. */
  start: { rate: number | null }
  children: ReactNode
}

/** Children show amounts in `currency` once its rate is loaded, and in the base currency until then. */
export function CurrencyRate({ sources, currency, start, children }: CurrencyRateProps) {
  const load = use(QuerySource)
  const [loaded, setLoaded] = useState<({ currency: string } & LoadedRate) | undefined>(() =>
    start.rate === null ? undefined : { currency, rate: start.rate, isFailed: false },
  )
  const isSupported = SUPPORTED_CURRENCIES.includes(currency)

  useEffect(() => {
    if (currency === baseCurrency() || !isSupported) return
    const over = new AbortController()
    const watch = async () => {
      const [queryClient, { watchRate }] = await Promise.all([
        load(),
        import('#api/queries/rates.query.ts'),
      ])
      if (over.signal.aborted) return
      // In a transition: React discards markup that is not hydrated yet when a context above it changes.
      const stop = watchRate(queryClient, sources, currency, (next) =>
        startTransition(() => setLoaded({ currency, ...next })),
      )
      over.signal.addEventListener('abort', stop)
    }
    watch().catch(() => undefined)
    return () => over.abort()
  }, [load, sources, currency, isSupported])

  const current = loaded?.currency === currency ? loaded : undefined
  return (
    <RateProvider
      rate={current?.rate === undefined ? null : { currency, rate: current.rate }}
      unavailable={!isSupported || current?.isFailed ? currency : null}
    >
      {children}
    </RateProvider>
  )
}
