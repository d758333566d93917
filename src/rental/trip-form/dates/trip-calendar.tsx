import { DatePicker, parseDate } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { dateLocale } from '#domain/service/languages.ts'
import { isCalendarDate } from '#domain/rental/calendar.ts'
import { wallClockDate } from '#domain/rental/rental-clock.ts'
import { latestTime } from '#domain/rental/rental-reach.ts'
import { earliestPickUp } from '#domain/rental/rental-times.ts'

import { useDates } from '#ui/control/dates.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { styled } from '#ui/style/styled.ts'
import { Widget } from '#ui/control/widget.tsx'
import { Calendar, Month, Months } from './calendar-look.tsx'
import type { TripFormState } from '../use-trip-form.ts'

const MONTHS = [0, 1]

/** Screen readers keep their own keys around the days, and are told no English word for what it is. */
const NO_APPLICATION = { role: 'group', 'aria-roledescription': '' }

/**
 * Pick-up and drop-off among the days of two months; the times of day stay those of the form. The first day that is
 * chosen moves the whole rental, the second one ends it.
 */
export function TripCalendar({ form }: { form: TripFormState }) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const { day } = useDates()
  const { rules, moments } = form
  const [start, setStart] = useState<string | null>(null)
  const days = useRef<HTMLDivElement>(null)
  const isHalf = start !== null && start === moments.from.date
  const earliest = wallClockDate(earliestPickUp(rules))
  const last = wallClockDate(latestTime(rules.zone))
  const rental = [moments.from.date, moments.to.date].filter(isCalendarDate)
  const shown = isHalf ? [start] : rental.length === 2 ? rental.sort() : []

  useEffect(() => {
    if (document.activeElement?.matches('input, select')) return
    days.current?.querySelector<HTMLElement>('[data-focus]:not([data-outside-range])')?.focus()
  }, [])

  function choose([first, second]: readonly string[]) {
    if (!first) return
    setStart(second ? null : first)
    if (second) form.chooseDays({ from: first, to: second })
    else form.choosePickUp({ ...moments.from, date: first })
  }

  return (
    <div ref={days}>
      <styled.output display="block" color="fg.muted" fontSize="sm">
        {isHalf ? t`Choose the day of your drop-off.` : t`Choose the day of your pick-up.`}
      </styled.output>
      <Widget>
        <Calendar
          inline
          selectionMode="range"
          numOfMonths={MONTHS.length}
          locale={dateLocale(language)}
          timeZone={rules.zone}
          min={parseDate(earliest)}
          max={parseDate(last)}
          value={shown.map((date) => parseDate(date))}
          onValueChange={({ value }) => choose(value.map((date) => date.toString()))}
          translations={{
            content: t`Dates`,
            dayCell: ({ value }) => day(value.toString()),
            prevTrigger: () => t`Previous month`,
            nextTrigger: () => t`Next month`,
          }}
        >
          <DatePicker.Content {...NO_APPLICATION}>
            <DatePicker.View view="day">
              <DatePicker.PrevTrigger>
                <ChevronLeft aria-hidden size={20} />
              </DatePicker.PrevTrigger>
              <DatePicker.NextTrigger>
                <ChevronRight aria-hidden size={20} />
              </DatePicker.NextTrigger>
              <DatePicker.Context>
                {(api) => (
                  <Months>
                    {MONTHS.map((offset) => (
                      <Month key={offset}>
                        <styled.p aria-live="polite">
                          {api.getOffset({ months: offset }).visibleRangeText.start}
                        </styled.p>
                        <DatePicker.DayTable offset={offset} aria-roledescription="" />
                      </Month>
                    ))}
                  </Months>
                )}
              </DatePicker.Context>
            </DatePicker.View>
          </DatePicker.Content>
        </Calendar>
      </Widget>
    </div>
  )
}
