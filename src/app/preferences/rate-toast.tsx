import { use, useEffect, useEffectEvent } from 'react'

import { UnavailableCurrency } from '#rental/display-rate.tsx'
import { useRateHint } from '#rental/rate-hint.tsx'
import { useToast } from '#ui/toast/toasts.tsx'

/**
 * Shows a toast, once, when amounts stay in the base currency. The currency menu shows the reason as long as it
 * applies.
 */
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
