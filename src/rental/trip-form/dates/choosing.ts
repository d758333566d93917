import { useState } from 'react'

import type { DatesForm } from './dates-form.ts'

/** The current step of a choice in the calendar. */
export interface DatesChoice {
  /** Whether the next chosen day is the pick-up or the drop-off. */
  end: 'from' | 'to'
  /** Whether only the first day is chosen, so that the rental has no length yet. */
  isHalf: boolean
  /** The day under the pointer, or with the keyboard focus. */
  until: string | null
  choose: (end: 'from' | 'to') => void
  /** Call when the first day is chosen. */
  begin: (start: string) => void
  finish: () => void
  point: (day: string | null) => void
}

/**
 * Returns the state of the choice. The field, chips, calendar and length share it, so that they always agree.
 */
export function useChoosing({ moments }: DatesForm): DatesChoice {
  const [start, setStart] = useState<string | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const [end, setEnd] = useState<'from' | 'to'>('from')
  // Typing another pick-up date ends a choice in the calendar.
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
