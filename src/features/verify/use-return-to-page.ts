import { useEffect, useEffectEvent } from 'react'

/** Polls for customers who read the email in another window or on another device. */
const POLL_INTERVAL_MS = 20_000

/**
 * Calls `onReturn` whenever the customer may have read the email: on every return to the page, and at
 * intervals. Errors are ignored.
 */
export function useReturnToPage(onReturn: () => Promise<void>): void {
  const checkAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn().catch(() => undefined)
  })

  useEffect(() => {
    const over = new AbortController()
    const onBack = () => checkAgain()
    addEventListener('focus', onBack, over)
    document.addEventListener('visibilitychange', onBack, over)
    const timer = setInterval(onBack, POLL_INTERVAL_MS)
    return () => {
      over.abort()
      clearInterval(timer)
    }
  }, [])
}
