import { useSyncExternalStore } from 'react'

/** Whether the browser has a network. A server may be out of reach all the same. */
export const useOnline = (): boolean =>
  useSyncExternalStore(subscribeToNetwork, () => navigator.onLine)

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
