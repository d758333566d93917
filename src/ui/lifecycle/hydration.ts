import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/** False for server markup, also after hydration. Never changes for a component. */
export function useIsClientMounted(): boolean {
  const [origin] = useState(createOrigin)

  return useSyncExternalStore(neverChanges, origin.read, origin.readInDocument)
}

/** False during hydration: browser-only values are rendered right after it. True otherwise. */
export function useHydrated(): boolean {
  const isMountedHere = useIsClientMounted()
  const [isHydrated, setIsHydrated] = useState(false)

  // In slices, and not in the hydration task.
  useEffect(() => {
    if (!isMountedHere) startTransition(() => setIsHydrated(true))
  }, [isMountedHere])

  return isMountedHere || isHydrated
}

/**
 * React calls the server snapshot only during hydration, and the first function in all other cases, later also for
 * hydrated components. The value must stay the same then, or the component would rerender immediately.
 */
function createOrigin() {
  let isMountedHere = true
  return { read: () => isMountedHere, readInDocument: () => (isMountedHere = false) }
}

const neverChanges = () => () => undefined
