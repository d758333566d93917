import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Whether the browser has a network. A server may be out of reach all the same. */
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
 * A browser tells of a network before every part of it has one, and a try that was begun too early may fail after the
 * next one would have been.
 */
const PAUSES_MS = [2000, 4000, 8000]

/**
 * Calls back when the network is there again: what stands in place of a page tries again by itself, and some times
 * more, ever more rarely, where it still stands there.
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
