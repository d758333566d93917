import { useLingui } from '@lingui/react/macro'

import { isCalendarDate } from '#domain/calendar.ts'
import { wallClockDate } from '#domain/rental-clock.ts'
import { latestTime } from '#domain/rental-reach.ts'
import {
  dropOffTimes,
  earliestDropOff,
  earliestPickUp,
  pickUpTimes,
  type TimeChoice,
} from '#domain/rental-times.ts'

import { Field } from '#ui/form/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { chakra } from '#ui/styled.ts'
import { ChooseDates } from './choose-dates.tsx'
import { MomentInput } from './moment-input.tsx'
import { momentWallClock } from './trip-draft.ts'
import type { TripFormState } from './use-trip-form.ts'

/** When the car is fetched and brought back; times that cannot be are barred and say why. */
export function TripMoments({ form }: { form: TripFormState }) {
  const { t } = useLingui()
  const isNow = useHydrated()
  const { rules } = form
  const moments = isNow ? form.moments : NOT_KNOWN
  const start = momentWallClock(moments.from)
  const firstReturn = start ? earliestDropOff(start, rules.settings) : earliestPickUp(rules)

  return (
    <>
      <chakra.div gridArea="from">
        <Field id={form.id('from')} label={form.labels.from} error={form.error('from')}>
          {(control) => (
            <MomentInput
              control={control}
              timeLabel={t`Pick-up time`}
              value={moments.from}
              min={isNow ? wallClockDate(earliestPickUp(rules)) : undefined}
              max={isNow ? wallClockDate(latestTime(rules.zone)) : undefined}
              times={timesOn(moments.from.date, (date) => pickUpTimes(date, rules))}
              onChange={(moment) => form.choosePickUp(moment)}
              onLeave={() => form.leave('from')}
            />
          )}
        </Field>
        <ChooseDates form={form} />
      </chakra.div>
      <chakra.div gridArea="to">
        <Field id={form.id('to')} label={form.labels.to} error={form.error('to')}>
          {(control) => (
            <MomentInput
              control={control}
              timeLabel={t`Drop-off time`}
              value={moments.to}
              min={isNow ? wallClockDate(firstReturn) : undefined}
              max={isNow ? wallClockDate(latestTime(rules.zone, start)) : undefined}
              times={timesOn(moments.to.date, (date) =>
                start ? dropOffTimes(date, start, rules) : [],
              )}
              onChange={(moment) => form.chooseDropOff(moment)}
              onLeave={() => form.leave('to')}
            />
          )}
        </Field>
      </chakra.div>
    </>
  )
}

/** In a document that was drawn some days ago there is no hour to count from. */
const NO_MOMENT = { date: '', time: '' }
const NOT_KNOWN = { from: NO_MOMENT, to: NO_MOMENT }

const timesOn = (date: string, times: (date: string) => TimeChoice[]) =>
  isCalendarDate(date) ? times(date) : []
