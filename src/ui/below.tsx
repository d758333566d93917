import { type ReactNode, useEffect, useRef, useState } from 'react'

import { firstMove, hasMovedBefore } from './first-move.ts'
import { useHydrated } from './hydrated.ts'
import { useNearView } from './near-view.ts'
import { chakra } from './styled.ts'

/** What stands at the lower edge of the view is not looked at first. */
const NEAR = '-15%'

/**
 * What stands below the first screen, with `room` in its place until it comes into view, or the visitor
 * has moved: who only looks downloads none of it.
 */
export function Below({ room, children }: { room: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearView(place, { near: NEAR })
  const isDrawnHere = useHydrated()
  const [hasMoved, setHasMoved] = useState(() => isDrawnHere && hasMovedBefore())

  useEffect(() => {
    void firstMove().then(() => setHasMoved(true))
  }, [])

  return <chakra.div ref={place}>{isNear || hasMoved ? children : room}</chakra.div>
}
