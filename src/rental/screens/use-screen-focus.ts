import { useEffect, useRef } from 'react'

import { awaitScreen } from './screen-heading.tsx'

/**
 * Moves the focus to the heading of a new screen, so that a screen reader says where it is. The
 * first screen, and the one that follows its loading, leave the focus where the reader put it.
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
