import { useState } from 'react'

import type { DatesForm } from './dates-form.ts'

/** What is being chosen in the calendar. */
export interface Choosing {
  /** The end of the rental that the next day is. */
  end: 'from' | 'to'
  /** Whether a first day was chosen: until the second one is, the rental has no length. */
  isHalf: boolean
  /** The day under the pointer or the keyboard focus. */
  until: string | null
  choose: (end: 'from' | 'to') => void
  /** The first day was chosen. */
  begin: (start: string) => void
  finish: () => void
  point: (day: string | null) => void
}

/** Field, chips, calendar and length all show this: they agree at every moment. */
export function useChoosing({ moments }: DatesForm): Choosing {
  const [start, setStart] = useState<string | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const [end, setEnd] = useState<'from' | 'to'>('from')
  // Another pick-up that is typed is a rental of its own.
  const isHalf = start !== null && start === moments.from.date

  return {
    end: isHalf ? 'to' : end,
    isHalf,
    until: isHalf && until !== start ? until : null,
    choose: setEnd,
    begin(day) {
      setStart(day)
      setUntil(null)
    },
    finish() {
      setStart(null)
      setUntil(null)
      setEnd('from')
    },
    point: setUntil,
  }
}
