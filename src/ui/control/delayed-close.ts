import { useState } from 'react'

import { waitForPaint } from '../lifecycle/schedule.ts'

/**
 * Closes a dialog in two steps, because closing a modal dialog lays out the whole page: hides it in the next
 * frame, and removes it once that frame is painted. Returns whether it is closing, and a function that starts
 * closing it.
 */
export function useDelayedClose(onLeft: () => void): [boolean, () => void] {
  const [isLeaving, setLeaving] = useState(false)

  function leave() {
    if (isLeaving) return
    setLeaving(true)
    void waitForPaint().then(onLeft)
  }

  return [isLeaving, leave]
}
