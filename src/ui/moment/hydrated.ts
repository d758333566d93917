import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * False while the document that the build drew is taken over: what it could not know (the hour, what
 * this browser keeps) is drawn as it was there, and anew right after. True for everything else.
 */
export function useHydrated(): boolean {
  const [origin] = useState(createOrigin)
  const isDrawnHere = useSyncExternalStore(neverChanges, origin.read, origin.readInDocument)
  const [isTakenOver, setIsTakenOver] = useState(false)

  // In slices, and not in the task that takes over.
  useEffect(() => {
    if (!isDrawnHere) startTransition(() => setIsTakenOver(true))
  }, [isDrawnHere])

  return isDrawnHere || isTakenOver
}

/**
 * Where a component was drawn first: React asks the second question only of what it takes over, and the first one
 * of everything, later of that, too. It has to hear the same then, or it would draw anew at once.
 */
function createOrigin() {
  let isDrawnHere = true
  return { read: () => isDrawnHere, readInDocument: () => (isDrawnHere = false) }
}

const neverChanges = () => () => undefined
