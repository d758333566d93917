import { useEffect, useState } from 'react'

/**
 * The whole seconds that are left of a wait, from when its reason is shown down to 0; another reason
 * is another wait. Told by the clock, so that a tab which slept is right at once.
 */
export function useSecondsLeft(reason: object, seconds: number): number {
  const [wait, setWait] = useState(() => begin(reason))
  const current = wait.reason === reason ? wait : begin(reason)
  if (current !== wait) setWait(current)
  const left = Math.ceil(seconds - (current.now - current.since) / 1000)
  const isOver = left <= 0

  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setWait((before) => ({ ...before, now: Date.now() })), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.max(0, left)
}

function begin(reason: object) {
  const since = Date.now()
  return { reason, since, now: since }
}
