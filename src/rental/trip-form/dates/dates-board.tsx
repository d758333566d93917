import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'

import { localDay } from '@masar/domain/rental/calendar.ts'

import { styled } from '#ui/style/styled.ts'
import type { Choosing } from './choosing.ts'
import { DayInput } from './day-input.tsx'
import { MomentChip, MomentChips } from './moment-chip.tsx'
import { momentControl, MomentErrors } from './moment-errors.tsx'
import { listTimes } from './moment-times.ts'
import { TimeList } from './time-list.tsx'
import { TripCalendar } from './trip-calendar.tsx'
import { TripMoments } from './trip-moments.tsx'
import { type TripFormState, timeControlId } from '../use-trip-form.ts'

export interface DatesBoardProps {
  form: TripFormState
  choosing: Choosing
  errorsId: string
  /** The control that had the focus when the panel opened. */
  startsAt: string | null
  /** The visitor was typing into the native controls when this code arrived: they stay. */
  keepsNative: boolean
}

/** Both ends of the rental, each with its day and time, and the calendar: two views of the same form. */
export function DatesBoard({ form, choosing, errorsId, startsAt, keepsNative }: DatesBoardProps) {
  const { t } = useLingui()
  const board = useRef<HTMLDivElement>(null)
  const { moments } = form

  const begin = useEffectEvent(() => {
    if (document.activeElement?.matches('input, select')) return
    const start =
      (startsAt && document.getElementById(startsAt)) ||
      board.current?.querySelector<HTMLElement>('[data-focus]:not([data-outside-range])')
    if (start) start.focus()
  })
  useEffect(() => begin(), [])

  function chooseDropOff(date: string) {
    choosing.finish()
    form.chooseDropOff({ ...moments.to, date })
  }

  const time = (field: 'from' | 'to') => {
    const control = momentControl(form, field)
    return {
      control: { ...control, id: timeControlId(control.id) },
      value: moments[field].time,
      times: listTimes(form, field),
      onLeave: () => form.leave(field),
    }
  }

  return (
    <styled.div ref={board} display="contents">
      {keepsNative ? (
        <TripMoments form={form} isOpen />
      ) : (
        <MomentChips>
          <MomentChip
            label={form.labels.from}
            htmlFor={form.id('from')}
            isActive={choosing.end === 'from'}
            isInvalid={form.error('from') !== undefined}
          >
            <div>
              <DayInput
                control={momentControl(form, 'from')}
                value={moments.from.date}
                today={localDay(form.rules.now)}
                placeholder={t`Choose pick-up`}
                onChoose={(date) => form.choosePickUp({ ...moments.from, date })}
                onEnter={() => choosing.choose('from')}
                onLeave={() => form.leave('from')}
              />
              <TimeList
                {...time('from')}
                label={t`Pick-up time`}
                onChoose={(clock) => form.choosePickUp({ ...moments.from, time: clock })}
              />
            </div>
          </MomentChip>
          <MomentChip
            label={form.labels.to}
            htmlFor={form.id('to')}
            isActive={choosing.end === 'to'}
            isInvalid={form.error('to') !== undefined}
          >
            <div>
              <DayInput
                control={momentControl(form, 'to')}
                value={choosing.isHalf ? '' : moments.to.date}
                today={localDay(form.rules.now)}
                placeholder={t`Choose drop-off`}
                onChoose={chooseDropOff}
                onEnter={() => choosing.choose('to')}
                onLeave={() => form.leave('to')}
              />
              <TimeList
                {...time('to')}
                label={t`Drop-off time`}
                onChoose={(clock) => form.chooseDropOff({ ...moments.to, time: clock })}
              />
            </div>
          </MomentChip>
        </MomentChips>
      )}
      <styled.div id={errorsId} _empty={{ display: 'none' }}>
        <MomentErrors form={form} />
      </styled.div>
      <TripCalendar form={form} choosing={choosing} />
    </styled.div>
  )
}
