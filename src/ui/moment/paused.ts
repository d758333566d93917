import { useEffect, useState } from 'react'

/** Typing is not answered letter by letter. */
const TYPING_PAUSE_MS = 200

/** The text once it has rested for a moment. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)

  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return paused
}
