import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Returns false in components of server markup, even after hydration, and true in all others. Never changes for
 * a component.
 */
export function useIsClientMounted(): boolean {
  const [origin] = useState(createOrigin)

  return useSyncExternalStore(subscribeToNothing, origin.read, origin.readInDocument)
}

/**
 * Returns false during hydration, and true otherwise. Values that only the browser has are rendered right after
 * hydration.
 */
export function useHydrated(): boolean {
  const isMountedHere = useIsClientMounted()
  const [isHydrated, setIsHydrated] = useState(false)

  // A transition renders in slices, and not in the hydration task.
  useEffect(() => {
    if (!isMountedHere) startTransition(() => setIsHydrated(true))
  }, [isMountedHere])

  return isMountedHere || isHydrated
}

/**
 * Returns both functions of an external store. React calls the server snapshot only during hydration, and the
 * client snapshot otherwise, later also for hydrated components. These must keep getting the same value, or
 * they would rerender immediately.
 */
function createOrigin() {
  let isMountedHere = true
  return { read: () => isMountedHere, readInDocument: () => (isMountedHere = false) }
}

const subscribeToNothing = () => () => undefined
