import { useSyncExternalStore } from 'react'

const wide = () => globalThis.matchMedia?.('(min-width: 64rem)') ?? null

/** Whether there is room for columns beside each other; a telephone gets one, and shorter pages. */
export const isWideScreen = (): boolean => wide()?.matches ?? true

export const useWideScreen = (): boolean => useSyncExternalStore(follow, isWideScreen, () => true)

function follow(changed: () => void) {
  const query = wide()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}
