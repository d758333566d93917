import { useEffect, useRef, useState } from 'react'

/** The quiet that is waited for (SEARCH-14). */
const PAUSE_MS = 200

/**
 * A value that changes at once when it has been quiet, and after a pause when it changes again and
 * again: one click asks the server now, a burst of them asks once.
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
