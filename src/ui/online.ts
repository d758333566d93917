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

/** Calls back when the network is there again: what stands in place of a page tries again by itself. */
export function useNetworkReturn(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn)

  useEffect(() => {
    const listener = () => tell()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
}
