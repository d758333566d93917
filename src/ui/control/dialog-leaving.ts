import { useState } from 'react'

import { afterPaint } from '../lifecycle/schedule.ts'

/**
 * Leaves in two steps: out of view in the next frame, gone once that is painted, since to close a modal dialog has the
 * whole page laid out. Gives whether it is leaving, and what begins it; asked twice it leaves once.
 */
export function useLeaving(onLeft: () => void): [boolean, () => void] {
  const [isLeaving, setLeaving] = useState(false)

  function leave() {
    if (isLeaving) return
    setLeaving(true)
    void afterPaint().then(onLeft)
  }

  return [isLeaving, leave]
}
