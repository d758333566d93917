import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a stable function that calls the latest callback, so that components that receive it do not rerender.
 * React's effect events must not be passed to components.
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
