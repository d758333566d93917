import { useCallback, useEffect, useRef } from 'react'

/** One and the same function for good, which calls the newest: what is given it is not drawn again for it alone. */
export function useStable<Args extends unknown[], Answer>(callback: (...args: Args) => Answer) {
  const newest = useRef(callback)
  useEffect(() => {
    newest.current = callback
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
