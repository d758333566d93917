import { useEffect, useRef } from 'react'

import { awaitScreen } from './screen-heading.tsx'

/**
 * Moves the focus to the heading of a new screen, so that screen readers announce it. The first screen, and the one
 * that replaces its loading state, leave the focus where it is.
 */
export function useScreenFocus(screen: string): void {
  const before = useRef<string[]>([])

  useEffect(() => {
    const seen = before.current
    if (seen.at(-1) === screen) return
    before.current = [...seen, screen].slice(-3)
    const isLoaded = seen.length === 1 && seen[0]?.includes('looking')
    awaitScreen(seen.length > 0 && !isLoaded)
  }, [screen])
}
