import { useMemo } from 'react'

import { usePreferences } from './preferences.tsx'

export interface Dates {
  /** A rental's moment, from a wall clock `2026-06-01T10:00`: the place's own time. */
  moment: (wallClock: string) => string
  /** A day, from `2026-06-01` or a wall clock. */
  day: (wallClock: string) => string
  /** A day long ago, such as a birth date: nobody asks for its weekday. */
  date: (wallClock: string) => string
  time: (wallClock: string) => string
  /** Two moments as one phrase. */
  range: (from: string, to: string) => string
}

/** Wall clocks are shown as they are: read as UTC, printed as UTC, whatever the visitor's zone. */
const asUtc = (wallClock: string) =>
  new Date(wallClock.length > 10 ? `${wallClock}:00Z` : `${wallClock}T00:00:00Z`)

export function useDates(): Dates {
  const { language } = usePreferences()

  return useMemo(() => {
    const options = { timeZone: 'UTC' } as const
    const date = { day: 'numeric', month: 'long', year: 'numeric' } as const
    const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
    const time = { hour: '2-digit', minute: '2-digit' } as const
    const dayFormat = new Intl.DateTimeFormat(language, { ...options, ...day })
    const dateFormat = new Intl.DateTimeFormat(language, { ...options, ...date })
    const timeFormat = new Intl.DateTimeFormat(language, { ...options, ...time })
    const momentFormat = new Intl.DateTimeFormat(language, { ...options, ...day, ...time })

    return {
      moment: (wallClock) => momentFormat.format(asUtc(wallClock)),
      day: (wallClock) => dayFormat.format(asUtc(wallClock)),
      date: (wallClock) => dateFormat.format(asUtc(wallClock)),
      time: (wallClock) => timeFormat.format(asUtc(wallClock)),
      range: (from, to) => momentFormat.formatRange(asUtc(from), asUtc(to)),
    }
  }, [language])
}
