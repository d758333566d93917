import { useEffect, useEffectEvent } from 'react'

/** For those who have mail and page side by side, or the mail on another device. */
const LOOK_EVERY = 20_000

/**
 * Looks whenever the reader may have been at their mail: on every return, and now and then. A look
 * that fails is of no interest.
 */
export function useReturnToPage(look: () => Promise<void>): void {
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look().catch(() => undefined)
  })

  useEffect(() => {
    const over = new AbortController()
    const onBack = () => lookAgain()
    addEventListener('focus', onBack, over)
    document.addEventListener('visibilitychange', onBack, over)
    const timer = setInterval(onBack, LOOK_EVERY)
    return () => {
      over.abort()
      clearInterval(timer)
    }
  }, [])
}
