import { useState } from 'react'

import type { DatesForm } from './dates-form.ts'

/** The current step of a choice in the calendar. */
export interface Choosing {
  /** Whether the next chosen day is the pick-up or the drop-off. */
  end: 'from' | 'to'
  /** Whether only the first day is chosen: until the second is, the rental has no length. */
  isHalf: boolean
  /** The day under the pointer or the keyboard focus. */
  until: string | null
  choose: (end: 'from' | 'to') => void
  /** Call when the first day is chosen. */
  begin: (start: string) => void
  finish: () => void
  point: (day: string | null) => void
}

/** Shared by field, chips, calendar and length, so that they always agree. */
export function useChoosing({ moments }: DatesForm): Choosing {
  const [start, setStart] = useState<string | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const [end, setEnd] = useState<'from' | 'to'>('from')
  // Typing another pick-up starts a new choice.
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
