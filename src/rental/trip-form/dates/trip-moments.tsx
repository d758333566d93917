import { useLingui } from '@lingui/react/macro'

import { NATIVE_NAMES } from '#api/links/trip.ts'
import { type CalendarDate, isCalendarDate } from '#domain/rental/calendar.ts'
import { wallClockDate, wallClockTime } from '#domain/rental/rental-clock.ts'
import { latestTime } from '#domain/rental/rental-reach.ts'
import {
  dropOffTimes,
  earliestDropOff,
  earliestPickUp,
  openingTimes,
  pickUpTimes,
  type TimeChoice,
} from '#domain/rental/rental-times.ts'

import { useHydrated } from '#ui/lifecycle/hydration.ts'
import { styled, Stack } from '#ui/style/styled.ts'
import { momentErrorId } from './moment-errors.tsx'
import { MomentInput } from './moment-input.tsx'
import { momentWallClock, type MomentDraft } from '../trip-draft.ts'
import type { TripFormState } from '../use-trip-form.ts'

export interface TripMomentsProps {
  form: TripFormState
  /** While false nobody can see them: the times of a day, each in its zone, are work for every letter of the form. */
  isOpen: boolean
}

/**
 * Both days and times in controls of the platform: they can be typed in, and are there before the
 * calendar is. Of the times those are offered at which somebody is there (BOOK-21).
 */
export function TripMoments({ form, isOpen }: TripMomentsProps) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const { rules, moments } = form
  const start = momentWallClock(moments.from)
  const firstReturn = start ? earliestDropOff(start, rules.settings) : earliestPickUp(rules)
  function timesOn({ date, time }: MomentDraft, times: (date: CalendarDate) => TimeChoice[]) {
    // Without JavaScript the panel opens, too.
    if (!isHydrated) return openingTimes(rules.settings)
    return isOpen && isCalendarDate(date) ? offeredTimes(times(date), time) : []
  }
  const control = (field: 'from' | 'to') => ({
    id: form.id(field),
    'aria-describedby': form.error(field) ? momentErrorId(form, field) : undefined,
    'aria-invalid': form.error(field) ? true : undefined,
  })

  return (
    <styled.div
      display="grid"
      gap="4"
      gridTemplateColumns="repeat(auto-fit, minmax(min(16rem, 100%), 1fr))"
    >
      <Stack gap="1" minW="0">
        <Label htmlFor={form.id('from')}>{form.labels.from}</Label>
        <MomentInput
          control={control('from')}
          names={NATIVE_NAMES.from}
          timeLabel={t`Pick-up time`}
          value={moments.from}
          min={wallClockDate(earliestPickUp(rules))}
          max={wallClockDate(latestTime(rules.zone))}
          times={timesOn(moments.from, (date) => pickUpTimes(date, rules))}
          onChange={(moment) => form.choosePickUp(moment)}
          onLeave={() => form.leave('from')}
        />
      </Stack>
      <Stack gap="1" minW="0">
        <Label htmlFor={form.id('to')}>{form.labels.to}</Label>
        <MomentInput
          control={control('to')}
          names={NATIVE_NAMES.to}
          timeLabel={t`Drop-off time`}
          value={moments.to}
          min={wallClockDate(firstReturn)}
          max={wallClockDate(latestTime(rules.zone, start))}
          times={timesOn(moments.to, (date) => (start ? dropOffTimes(date, start, rules) : []))}
          onChange={(moment) => form.chooseDropOff(moment)}
          onLeave={() => form.leave('to')}
        />
      </Stack>
    </styled.div>
  )
}

const Label = styled('label', { base: { fontWeight: 'medium', fontSize: 'sm' } })

/** Without the hours at which nobody is there, unless one of them is chosen. */
const offeredTimes = (times: TimeChoice[], chosen: string) =>
  times.filter(
    ({ at, barredBy }) => barredBy !== 'closed-at-that-hour' || wallClockTime(at) === chosen,
  )
