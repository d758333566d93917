import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Returns whether the browser is online. The server may still be unreachable. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/**
 * The delays between retries. Browsers report `online` before all of their connections work, so early retries
 * may fail.
 */
const RETRY_DELAYS_MS = [2000, 4000, 8000]

/**
 * Calls back when the network is restored, and then several more times with growing delays while the component is
 * mounted.
 */
export function useNetworkReturn(onReturn: () => void): void {
  const notify = useEffectEvent(onReturn)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tryAgain = ([pause, ...pauses]: readonly number[]) => {
      notify()
      if (pause !== undefined) timer = setTimeout(() => tryAgain(pauses), pause)
    }
    const listener = () => {
      clearTimeout(timer)
      tryAgain(RETRY_DELAYS_MS)
    }
    addEventListener('online', listener)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', listener)
    }
  }, [])
}
