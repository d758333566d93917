import { DatePicker, parseDate } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'

import { isCalendarDate } from '#domain/calendar.ts'
import { dateOf } from '#domain/rental-clock.ts'
import { latestTime } from '#domain/rental-reach.ts'
import { earliestDropOff, earliestPickUp } from '#domain/rental-times.ts'

import { useDates } from '#ui/dates.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { usePreferences } from '#ui/preferences.tsx'
import { chakra, Stack } from '#ui/styled.ts'
import { P } from '#ui/type.tsx'
import { Widget } from '#ui/widget.tsx'
import { wallClockOfMoment } from './trip-draft.ts'
import { useTripFieldNames } from './trip-messages.ts'
import type { TripFormState } from './use-trip-form.ts'

/** The slots of the calendar by the names that Chakra's parts have in the page. */
const Calendar = chakra(DatePicker.Root, {
  base: {
    '& [data-part=view-control]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      pb: '2',
      fontWeight: 'semibold',
    },
    '& :is([data-part=prev-trigger], [data-part=next-trigger])': {
      display: 'inline-grid',
      placeItems: 'center',
      minH: '11',
      minW: '11',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      _disabled: { opacity: 0.4, cursor: 'default' },
    },
    '& [data-part=table]': { width: 'full', borderCollapse: 'collapse', tableLayout: 'fixed' },
    '& [data-part=table-header]': { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted' },
    '& [data-part=table-cell]': { p: '0' },
    '& [data-part=table-cell-trigger]': {
      display: 'grid',
      placeItems: 'center',
      minH: '11',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      '&[data-in-range]': { bg: 'accent.subtle', borderRadius: '0' },
      '&[data-today]': { fontWeight: 'bold' },
      '&[data-disabled]': { color: 'fg.muted', opacity: 0.5, cursor: 'default' },
      '&[data-outside-range]': { visibility: 'hidden' },
      '&:is([data-selected], [data-range-start], [data-range-end])': {
        bg: 'accent',
        color: 'accent.fg',
        opacity: 1,
        borderRadius: 'md',
      },
    },
  },
})

/** Screen readers keep their own keys around the days, and are told no English word for what it is. */
const NO_APPLICATION = { role: 'group', 'aria-roledescription': '' }

export interface TripCalendarProps {
  form: TripFormState
  isOpen: boolean
  onClose: () => void
}

/** Pick-up and drop-off in one calendar; the times of day stay those of the form. */
export function TripCalendar({ form, isOpen, onClose }: TripCalendarProps) {
  return (
    <Dialog title={<Trans>Choose the dates</Trans>} open={isOpen} onClose={onClose}>
      <Days form={form} onChosen={onClose} />
    </Dialog>
  )
}

function Days({ form, onChosen }: { form: TripFormState; onChosen: () => void }) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const { day } = useDates()
  const names = useTripFieldNames()
  const { rules, moments } = form
  const [from, setFrom] = useState<string | null>(null)
  const start = from ? wallClockOfMoment({ ...moments.from, date: from }) : null
  const earliest = dateOf(earliestPickUp(rules))
  const first = start ? dateOf(earliestDropOff(start, rules.settings)) : earliest
  const last = dateOf(latestTime(rules.zone, start))
  const chosen = [moments.from.date, moments.to.date].filter(isCalendarDate)

  function choose(dates: readonly string[]) {
    const [pickUp, dropOff] = dates
    setFrom(pickUp ?? null)
    if (!pickUp || !dropOff) return
    form.change({
      from: { ...moments.from, date: pickUp },
      to: { ...moments.to, date: dropOff },
    })
    form.leave('from')
    form.leave('to')
    onChosen()
  }

  const { from: pickUp, to: dropOff } = names
  const pickUpDay = from && day(from)

  return (
    <Stack gap="3">
      <P as="output" tone="muted">
        {from ? t`${pickUp}: ${pickUpDay}. ${dropOff}:` : t`${pickUp}:`}
      </P>
      <Widget>
        <Calendar
          inline
          selectionMode="range"
          locale={language}
          timeZone={rules.zone}
          min={parseDate(earliest)}
          max={parseDate(last)}
          defaultValue={chosen.map((date) => parseDate(date))}
          isDateUnavailable={(date) => date.toString() < first || date.toString() > last}
          onValueChange={({ value }) => choose(value.map((date) => date.toString()))}
          translations={{
            content: names.from,
            dayCell: ({ value }) => day(value.toString()),
            prevTrigger: () => t`Previous month`,
            nextTrigger: () => t`Next month`,
          }}
        >
          <DatePicker.Content {...NO_APPLICATION}>
            <DatePicker.View view="day">
              <DatePicker.ViewControl>
                <DatePicker.PrevTrigger>
                  <ChevronLeft aria-hidden size={20} />
                </DatePicker.PrevTrigger>
                <DatePicker.RangeText aria-live="polite" />
                <DatePicker.NextTrigger>
                  <ChevronRight aria-hidden size={20} />
                </DatePicker.NextTrigger>
              </DatePicker.ViewControl>
              <DatePicker.DayTable aria-roledescription="" />
            </DatePicker.View>
          </DatePicker.Content>
        </Calendar>
      </Widget>
    </Stack>
  )
}
