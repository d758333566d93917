import { type ReactNode, useEffect, useRef, useState } from 'react'

import { firstMove, hasMovedBefore } from '../moment/first-move.ts'
import { useHydrated } from '../moment/hydrated.ts'

/** What stands at the lower edge of the view is not looked at first. */
const SEEN = { rootMargin: '-15% 0px' }

/**
 * What stands below the first screen, with `room` in its place until it comes into view, or the visitor
 * has moved: who only looks downloads none of it.
 */
export function Below({ room, children }: { room: ReactNode; children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null)
  const isDrawnHere = useHydrated()
  const [isShown, setIsShown] = useState(() => isDrawnHere && hasMovedBefore())

  useEffect(() => {
    const { current } = holder
    let isMounted = true
    const show = () => {
      if (isMounted) setIsShown(true)
    }
    void firstMove().then(show)
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show()
    }, SEEN)
    if (current) watcher.observe(current)
    return () => {
      isMounted = false
      watcher.disconnect()
    }
  }, [])

  return <div ref={holder}>{isShown ? children : room}</div>
}
