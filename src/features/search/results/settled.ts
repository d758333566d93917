import { useEffect, useRef, useState } from 'react'

/** The pause required by SEARCH-14. */
const PAUSE_MS = 200

/**
 * Debounces a value: the first change applies immediately, and changes in quick succession after a pause. One
 * click sends a request immediately; further clicks in a burst send one request at its end.
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
