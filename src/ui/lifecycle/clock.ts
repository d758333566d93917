import { createContext, use, useEffect, useState } from 'react'

import { useIsClientMounted } from './hydration.ts'

/** When the server rendered the document, ISO 8601; null in an app that started in the browser. */
export const StartInstant = createContext<string | null>(null)

/** The instant of a component's first render: in hydrated markup, that of the server. */
export function useNow(): Date {
  const start = use(StartInstant)
  const isMountedHere = useIsClientMounted()
  const [here] = useState(() => new Date())
  const [atStart] = useState(() => (start === null ? here : new Date(start)))

  return isMountedHere ? here : atStart
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
 * The remaining seconds of a wait, from the moment its reason is shown down to 0. A new reason restarts it. It
 * reads the clock, so that a suspended tab is correct immediately.
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
