import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Whether the browser is online. The server may be unreachable all the same. */
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
 * A browser reports `online` before all of its connections work, and an early retry may fail after the next one
 * would have succeeded.
 */
const PAUSES_MS = [2000, 4000, 8000]

/**
 * Calls back when the network is restored, and then several more times with growing delays while the component is
 * mounted.
 */
export function useNetworkReturn(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tryAgain = ([pause, ...pauses]: readonly number[]) => {
      tell()
      if (pause !== undefined) timer = setTimeout(() => tryAgain(pauses), pause)
    }
    const listener = () => {
      clearTimeout(timer)
      tryAgain(PAUSES_MS)
    }
    addEventListener('online', listener)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', listener)
    }
  }, [])
}
