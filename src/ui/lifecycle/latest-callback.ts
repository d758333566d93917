import { useCallback, useEffect, useRef } from 'react'

/**
 * A stable function that calls the latest callback: components that receive it do not rerender for it. React's
 * effect events must not be passed to components.
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
