import { useLingui } from '@lingui/react/macro'

import { type CalendarDate, isCalendarDate } from '@masar/domain/rental/calendar.ts'
import { getWallClockDate, isWallClock } from '@masar/domain/rental/rental-clock.ts'
import { getLatestTime } from '@masar/domain/rental/rental-reach.ts'
import {
  listDropOffTimes,
  listPickUpTimes,
  type TimeChoice,
} from '@masar/domain/rental/rental-times.ts'
import { FieldGrid } from '#ui/form/field-grid.tsx'
import { Field } from '#ui/form/field.tsx'
import { MomentInput } from '#rental/trip-form/dates/moment-input.tsx'

import { isBindingForStaff } from '../flow/amendment-problems.ts'
import { adaptAmendmentDates } from './amendment-dates.ts'
import type { AmendmentFormHandle } from './use-amendment-form.ts'

/** The pick-up and drop-off times for staff, who are not restricted by the operator's limits. */
export function StaffMoments({ form }: { form: AmendmentFormHandle }) {
  const { t } = useLingui()
  const { labels, rules, values } = form
  const { zone } = rules
  const { moments, choosePickUp, chooseDropOff } = adaptAmendmentDates(form)

  return (
    <FieldGrid>
      <Field id={form.id('from')} label={labels.from} error={form.error('from')}>
        {(control) => (
          <MomentInput
            control={control}
            timeLabel={t`Pick-up time`}
            value={moments.from}
            min="2000-01-01"
            max={getWallClockDate(getLatestTime(zone))}
            times={listTimesOnDay(moments.from.date, (day) =>
              toStaffTimes(listPickUpTimes(day, rules)),
            )}
            onChange={choosePickUp}
            onLeave={() => form.leave('from')}
          />
        )}
      </Field>
      <Field id={form.id('to')} label={labels.to} error={form.error('to')}>
        {(control) => (
          <MomentInput
            control={control}
            timeLabel={t`Drop-off time`}
            value={moments.to}
            min={isWallClock(values.from) ? getWallClockDate(values.from) : '2000-01-01'}
            max={getWallClockDate(
              getLatestTime(zone, isWallClock(values.from) ? values.from : null),
            )}
            times={listTimesOnDay(moments.to.date, (day) =>
              toStaffTimes(
                isWallClock(values.from) ? listDropOffTimes(day, values.from, rules) : [],
              ),
            )}
            onChange={chooseDropOff}
            onLeave={() => form.leave('to')}
          />
        )}
      </Field>
    </FieldGrid>
  )
}

const listTimesOnDay = (date: string, times: (day: CalendarDate) => TimeChoice[]) =>
  isCalendarDate(date) ? times(date) : []

/** Removes the limits that do not apply to staff. */
const toStaffTimes = (times: TimeChoice[]) =>
  times.map(({ at, barredBy }) => ({
    at,
    barredBy: barredBy && isBindingForStaff(barredBy) ? barredBy : null,
  }))
