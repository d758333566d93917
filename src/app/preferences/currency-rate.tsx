import { baseCurrency } from '#domain/service/operator.ts'
import { use, useEffect, useState, type ReactNode } from 'react'

import { QuerySource } from '#api/cache/query-source.ts'
import type { RateSources } from '#api/queries/rates.query.ts'
import { type DisplayRate, RateProvider } from '#rental/display-rate.tsx'

export interface CurrencyRateProps {
  sources: RateSources
  currency: string
  children: ReactNode
}

/** Amounts below are shown in `currency` once its rate is known, and in the base currency until then. */
export function CurrencyRate({ sources, currency, children }: CurrencyRateProps) {
  const load = use(QuerySource)
  const [known, setKnown] = useState<DisplayRate | null>(null)

  useEffect(() => {
    if (currency === baseCurrency()) return
    const over = new AbortController()
    const show = (rate: number | undefined) =>
      setKnown(rate === undefined ? null : { currency, rate })
    const watch = async () => {
      const [queryClient, { watchRate }] = await Promise.all([
        load(),
        import('#api/queries/rates.query.ts'),
      ])
      if (over.signal.aborted) return
      over.signal.addEventListener('abort', watchRate(queryClient, sources, currency, show))
    }
    watch().catch(() => undefined)
    return () => over.abort()
  }, [load, sources, currency])

  return <RateProvider rate={known?.currency === currency ? known : null}>{children}</RateProvider>
}
