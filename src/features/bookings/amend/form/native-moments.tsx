import { useLingui } from '@lingui/react/macro'

import { type CalendarDate, isCalendarDate } from '@masar/domain/rental/calendar.ts'
import { wallClockDate, isWallClock } from '@masar/domain/rental/rental-clock.ts'
import { latestTime } from '@masar/domain/rental/rental-reach.ts'
import {
  dropOffTimes,
  earliestPickUp,
  pickUpTimes,
  type TimeChoice,
} from '@masar/domain/rental/rental-times.ts'
import { FieldGrid } from '#ui/form/field-grid.tsx'
import { Field } from '#ui/form/field.tsx'
import { MomentInput } from '#rental/trip-form/dates/moment-input.tsx'

import { bindsStaff } from '../flow/amendment-problems.ts'
import { amendmentDates } from './amendment-dates.ts'
import type { AmendmentFormHandle } from './use-amendment-form.ts'

/**
 * Native controls for both times: for staff, because the operator's limits do not apply to them,
 * and before hydration.
 */
export function NativeMoments({ form }: { form: AmendmentFormHandle }) {
  const { t } = useLingui()
  const { labels, rules, values } = form
  const { zone } = rules
  const { moments, choosePickUp, chooseDropOff } = amendmentDates(form)

  return (
    <FieldGrid>
      <Field id={form.id('from')} label={labels.from} error={form.error('from')}>
        {(control) => (
          <MomentInput
            control={control}
            timeLabel={t`Pick-up time`}
            value={moments.from}
            min={rules.isStaff ? '2000-01-01' : wallClockDate(earliestPickUp(rules))}
            max={wallClockDate(latestTime(zone))}
            times={timesOn(moments.from.date, (day) =>
              unbarred(pickUpTimes(day, rules), rules.isStaff),
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
            min={isWallClock(values.from) ? wallClockDate(values.from) : '2000-01-01'}
            max={wallClockDate(latestTime(zone, isWallClock(values.from) ? values.from : null))}
            times={timesOn(moments.to.date, (day) =>
              unbarred(
                isWallClock(values.from) ? dropOffTimes(day, values.from, rules) : [],
                rules.isStaff,
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

const timesOn = (date: string, times: (day: CalendarDate) => TimeChoice[]) =>
  isCalendarDate(date) ? times(date) : []

const unbarred = (times: TimeChoice[], isStaff: boolean) =>
  isStaff
    ? times.map(({ at, barredBy }) => ({
        at,
        barredBy: barredBy && bindsStaff(barredBy) ? barredBy : null,
      }))
    : times
