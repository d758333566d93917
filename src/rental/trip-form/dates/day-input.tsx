import { useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'

import type { CalendarDate } from '@masar/domain/rental/calendar.ts'

import { Input } from '#ui/control/controls.tsx'
import { useDates } from '#ui/control/dates.tsx'
import type { ControlProps } from '#ui/form/field.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { isWholeDay, readTypedDay } from './typed-day.ts'

export interface DayInputProps {
  control: ControlProps
  /** A day such as `2026-12-09`, or empty. */
  value: string
  /** A day typed without a year means its next occurrence, from this day on. */
  today: CalendarDate
  /** Shown when no day is chosen. */
  placeholder: string
  onChoose: (day: string) => void
  onEnter: () => void
  onLeave: () => void
}

/** A day in the language of the page. Users choose it in the calendar, or type it. */
export function DayInput({ control, value, today, placeholder, ...on }: DayInputProps) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const { day: showDay, shortDay } = useDates()
  const [typed, setTyped] = useState<string | null>(null)
  const isThisYear = value.slice(0, 4) === today.slice(0, 4)
  const shown = value ? (isThisYear ? shortDay(value) : showDay(value)) : ''

  function type(text: string) {
    setTyped(text)
    const day = isWholeDay(text) ? readTypedDay(text, { language, today }) : null
    if (day) on.onChoose(day)
  }

  /** Restores the previous day after invalid text; clears the day after empty text. */
  function finish() {
    if (typed === null) return
    const day = typed.trim() === '' ? '' : readTypedDay(typed, { language, today })
    if (day !== null && day !== value) on.onChoose(day)
    setTyped(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter must not submit the form while the calendar is open.
    event.preventDefault()
    finish()
  }

  return (
    <Input
      {...control}
      type="text"
      // On a phone the calendar is below, and the keyboard would cover it.
      inputMode={matchMedia('(pointer: coarse)').matches ? 'none' : undefined}
      autoComplete="off"
      spellCheck={false}
      placeholder={placeholder}
      title={t`Type a date, such as 24/12`}
      value={typed ?? shown}
      onFocus={(event) => {
        event.target.select()
        on.onEnter()
      }}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        finish()
        on.onLeave()
      }}
    />
  )
}
