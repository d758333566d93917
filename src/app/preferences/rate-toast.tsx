import { use, useEffect, useEffectEvent } from 'react'

import { UnavailableCurrency } from '#rental/display-rate.tsx'
import { useRateHint } from '#rental/rate-hint.tsx'
import { useToast } from '#ui/toast/toasts.tsx'

/** Shows once that amounts stay in the base currency; the currency menu explains it as long as that is true. */
export function RateToast() {
  const unavailable = use(UnavailableCurrency)
  const text = useRateHint()
  const showToast = useToast()
  const announce = useEffectEvent(() => {
    showToast({ tone: 'info', text })
  })

  useEffect(() => {
    if (unavailable !== null) announce()
  }, [unavailable])

  return null
}
