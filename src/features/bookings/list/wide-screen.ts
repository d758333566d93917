import { useSyncExternalStore } from 'react'

const wide = () => globalThis.matchMedia?.('(min-width: 64rem)') ?? null

/** Whether there is room for a table; a telephone gets cards and shorter pages. */
export const isWideScreen = (): boolean => wide()?.matches ?? true

export const useWideScreen = (): boolean => useSyncExternalStore(follow, isWideScreen)

function follow(changed: () => void) {
  const query = wide()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}
