import { SUPPORTED_CURRENCIES } from '@masar/domain/money/currencies.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'
import { startTransition, use, useEffect, useState, type ReactNode } from 'react'

import { QuerySource } from '#api/cache/query-source.ts'
import type { LoadedRate, RateSources } from '#api/queries/rates.query.ts'
import { RateProvider } from '#rental/display-rate.tsx'

export interface CurrencyRateProps {
  sources: RateSources
  currency: string
  /** The initial rate, from the document. */
  start: { rate: number | null }
  children: ReactNode
}

/** Provides the rate of `currency`. Until it is loaded, its children show amounts in the base currency. */
export function CurrencyRate({ sources, currency, start, children }: CurrencyRateProps) {
  const load = use(QuerySource)
  const [loaded, setLoaded] = useState<({ currency: string } & LoadedRate) | undefined>(() =>
    start.rate === null ? undefined : { currency, rate: start.rate, isFailed: false },
  )
  const isSupported = SUPPORTED_CURRENCIES.includes(currency)

  useEffect(() => {
    if (currency === getBaseCurrency() || !isSupported) return
    const over = new AbortController()
    const watch = async () => {
      const [queryClient, { watchRate }] = await Promise.all([
        load(),
        import('#api/queries/rates.query.ts'),
      ])
      if (over.signal.aborted) return
      // Updated in a transition, because React discards markup that is not hydrated yet when a context above it
      // changes.
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
