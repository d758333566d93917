import { createContext, use, useEffect, useState } from 'react'

import { useIsClientMounted } from './hydration.ts'

/**
 * The instant at which the server rendered the document, in ISO 8601; null if the app started in the browser.
 */
export const StartInstant = createContext<string | null>(null)

/** Returns the instant of a component's first render, which for hydrated markup was on the server. */
export function useNow(): Date {
  const start = use(StartInstant)
  const isMountedHere = useIsClientMounted()
  const [time] = useState(() => new Date())
  const [atStart] = useState(() => (start === null ? time : new Date(start)))

  return isMountedHere ? time : atStart
}

const TYPING_PAUSE_MS = 200

/** Debounces a text. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return debounced
}

/**
 * Returns the remaining seconds of a wait, counted down to 0 from when its reason is shown. A new reason
 * restarts the countdown. Reads the clock, so that the value is correct immediately in a tab that was
 * suspended.
 */
export function useSecondsLeft(reason: object, seconds: number): number {
  const [wait, setWait] = useState(() => startWait(reason))
  const current = wait.reason === reason ? wait : startWait(reason)
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

function startWait(reason: object) {
  const since = Date.now()
  return { reason, since, now: since }
}
