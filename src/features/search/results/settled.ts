import { useEffect, useRef, useState } from 'react'

/** The pause required by SEARCH-14. */
const PAUSE_MS = 200

/**
 * Debounces a value: a single change applies immediately; further changes in quick succession apply after a
 * pause. A burst of clicks therefore sends one request at the start and one at the end.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const changedAt = useRef(-Infinity)

  useEffect(() => {
    const isBurst = performance.now() - changedAt.current < PAUSE_MS
    changedAt.current = performance.now()
    const timer = setTimeout(() => setSettled(value), isBurst ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [value])

  return settled
}
