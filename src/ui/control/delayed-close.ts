import { useState } from 'react'

import { afterPaint } from '../lifecycle/schedule.ts'

/**
 * Closes in two steps: hidden in the next frame, and removed once that is painted, because closing a modal dialog
 * lays out the whole page. Returns whether it is closing, and a function that starts it once.
 */
export function useDelayedClose(onLeft: () => void): [boolean, () => void] {
  const [isLeaving, setLeaving] = useState(false)

  function leave() {
    if (isLeaving) return
    setLeaving(true)
    void afterPaint().then(onLeft)
  }

  return [isLeaving, leave]
}
