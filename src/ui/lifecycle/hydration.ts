import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/** False in markup of the server, also after it has been hydrated. It never changes for a component. */
export function useMountedHere(): boolean {
  const [origin] = useState(createOrigin)

  return useSyncExternalStore(neverChanges, origin.read, origin.readInDocument)
}

/**
 * False while markup of the server is hydrated: what only this browser knows is rendered right after it. True
 * for everything else.
 */
export function useHydrated(): boolean {
  const isMountedHere = useMountedHere()
  const [isHydrated, setIsHydrated] = useState(false)

  // In slices, and not in the task that hydrates.
  useEffect(() => {
    if (!isMountedHere) startTransition(() => setIsHydrated(true))
  }, [isMountedHere])

  return isMountedHere || isHydrated
}

/**
 * React asks the second question only of what it hydrates, and the first one of everything, later of that, too. The
 * answer must stay the same then, or the component would be rendered again at once.
 */
function createOrigin() {
  let isMountedHere = true
  return { read: () => isMountedHere, readInDocument: () => (isMountedHere = false) }
}

const neverChanges = () => () => undefined
