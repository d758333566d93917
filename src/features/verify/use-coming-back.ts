import { useEffect } from 'react'

/** For those who have mail and page side by side, or the mail on another device. */
const LOOK_EVERY = 20_000

/** Calls back when the reader may have been at their mail: on every return, and now and then. */
export function useComingBack(onBack: () => void): void {
  useEffect(() => {
    const over = new AbortController()
    const look = () => {
      if (document.visibilityState === 'visible') onBack()
    }
    addEventListener('focus', look, over)
    document.addEventListener('visibilitychange', look, over)
    const timer = setInterval(look, LOOK_EVERY)
    return () => {
      over.abort()
      clearInterval(timer)
    }
  }, [onBack])
}
