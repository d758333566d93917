import { useSyncExternalStore } from 'react'

/**
 * False while the document that the build drew is taken over: what it could not know (the hour, what
 * this browser keeps) is drawn as it was there, and anew right after. True for everything else.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const neverChanges = () => () => undefined
