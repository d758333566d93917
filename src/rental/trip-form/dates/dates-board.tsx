import { useEffect, useEffectEvent, useRef } from 'react'

import { styled } from '#ui/style/styled.ts'
import type { DatesChoice } from './choosing.ts'
import type { DatesForm } from './dates-form.ts'
import { MomentErrors } from './moment-errors.tsx'
import { MomentFields } from './moment-fields.tsx'
import { TripCalendar } from './trip-calendar.tsx'
import { TripMoments } from './trip-moments.tsx'

export interface DatesBoardProps {
  form: DatesForm
  choosing: DatesChoice
  errorsId: string
  /** The id of the control that had the focus when the panel opened. */
  startsAt: string | null
  /** Whether the native controls remain, because the visitor was typing in them when this code loaded. */
  keepsNative: boolean
}

/** The day and time of both ends of the rental, and a calendar that edits the same days. */
export function DatesBoard({ form, choosing, errorsId, startsAt, keepsNative }: DatesBoardProps) {
  const board = useRef<HTMLDivElement>(null)

  const begin = useEffectEvent(() => {
    if (document.activeElement?.matches('input, select')) return
    const start =
      (startsAt && document.getElementById(startsAt)) ||
      board.current?.querySelector<HTMLElement>('[data-focus]:not([data-outside-range])')
    if (start) start.focus()
  })
  useEffect(() => begin(), [])

  return (
    <styled.div ref={board} display="contents">
      {keepsNative ? (
        <TripMoments form={form} isOpen />
      ) : (
        <MomentFields form={form} choosing={choosing} />
      )}
      <styled.div id={errorsId} _empty={{ display: 'none' }}>
        <MomentErrors form={form} />
      </styled.div>
      <TripCalendar form={form} choosing={choosing} />
    </styled.div>
  )
}
