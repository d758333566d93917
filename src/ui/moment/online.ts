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

/** A browser tells of a network before every part of it has one. */
const SETTLED_MS = 2000

/**
 * Calls back when the network is there again: what stands in place of a page tries again by itself, and once
 * more where it still stands there shortly after.
 */
export function useNetworkReturn(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const listener = () => {
      tell()
      clearTimeout(timer)
      timer = setTimeout(() => tell(), SETTLED_MS)
    }
    addEventListener('online', listener)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', listener)
    }
  }, [])
}
