import { DatePicker, parseDate } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { SyntheticEvent } from 'react'

import { getDateLocale } from '@masar/domain/service/languages.ts'
import { isCalendarDate } from '@masar/domain/rental/calendar.ts'
import { getWallClockDate } from '@masar/domain/rental/rental-clock.ts'
import { getLatestTime } from '@masar/domain/rental/rental-reach.ts'
import { findEarliestPickUp } from '@masar/domain/rental/rental-times.ts'

import { useDates } from '#ui/control/dates.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { styled } from '#ui/style/styled.ts'
import { Widget } from '#ui/control/widget.tsx'
import { Calendar, Month, Months } from './calendar-look.tsx'
import type { DatesChoice } from './choosing.ts'
import type { DatesForm } from './dates-form.ts'

const MONTH_OFFSETS = [0, 1]

/**
 * Replaces the `application` role, so that screen readers keep their own keys and announce no English role
 * description.
 */
const GROUP_ROLE_PROPS = { role: 'group', 'aria-roledescription': '' }

export interface TripCalendarProps {
  form: DatesForm
  choosing: DatesChoice
}

/**
 * A calendar of two months for the pick-up and the drop-off; it keeps the form's times of day. The first chosen
 * day moves the whole rental, the second sets its end.
 */
export function TripCalendar({ form, choosing }: TripCalendarProps) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const { day } = useDates()
  const { rules, moments } = form
  const earliest = getWallClockDate(findEarliestPickUp(rules))
  const last = getWallClockDate(getLatestTime(rules.zone))
  const rental = [moments.from.date, moments.to.date].filter(isCalendarDate)
  const shown = choosing.isHalf ? [moments.from.date] : rental.length === 2 ? rental.sort() : []

  function choose([first, second]: readonly string[]) {
    if (!first) return
    if (second) {
      choosing.finish()
      form.chooseDays({ from: first, to: second })
    } else if (choosing.end === 'to' && !choosing.isHalf && first >= moments.from.date) {
      choosing.finish()
      form.chooseDays({ from: moments.from.date, to: first })
    } else {
      choosing.begin(first)
      form.choosePickUp({ ...moments.from, date: first })
    }
  }

  /** Records the day under the pointer, or with the keyboard focus. */
  function point({ target }: SyntheticEvent) {
    if (!choosing.isHalf || !(target instanceof Element)) return
    const cell = target.closest<HTMLElement>('[data-part=table-cell-trigger][data-selectable]')
    choosing.point(cell?.dataset['value'] ?? null)
  }

  return (
    <div onPointerOver={point} onFocus={point} onPointerLeave={() => choosing.point(null)}>
      <Widget>
        <Calendar
          inline
          selectionMode="range"
          numOfMonths={MONTH_OFFSETS.length}
          locale={getDateLocale(language)}
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
          <DatePicker.Content {...GROUP_ROLE_PROPS}>
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
                    {MONTH_OFFSETS.map((offset) => (
                      <Month key={offset}>
                        <styled.p
                          aria-live="polite"
                          css={{ '&::first-letter': { textTransform: 'uppercase' } }}
                        >
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
