import { useCallback, useEffect, useRef } from 'react'

/**
 * A function that never changes and calls the latest callback: components that get it are not rendered again for it
 * alone. React's effect events must not be given to a component.
 */
export function useLatestCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
) {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
