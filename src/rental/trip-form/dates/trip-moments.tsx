import { useLingui } from '@lingui/react/macro'

import { NATIVE_NAMES } from '#api/links/trip.ts'
import { wallClockDate } from '@masar/domain/rental/rental-clock.ts'
import { latestTime } from '@masar/domain/rental/rental-reach.ts'
import { earliestDropOff, earliestPickUp, openingTimes } from '@masar/domain/rental/rental-times.ts'

import { useHydrated } from '#ui/lifecycle/hydration.ts'
import { MomentChip, MomentChips } from './moment-chip.tsx'
import { momentControl } from './moment-errors.tsx'
import { MomentInput } from './moment-input.tsx'
import { listTimes } from './moment-times.ts'
import { momentWallClock } from '../trip-draft.ts'
import type { DatesForm } from './dates-form.ts'

export interface TripMomentsProps {
  form: DatesForm
  /** While false the times are not listed: listing them on each keystroke of the form is slow. */
  isOpen: boolean
}

/**
 * Both days and times in native controls: a page without JavaScript submits them, and the panel shows them until its own
 * controls have loaded (`dates-board.tsx`).
 */
export function TripMoments({ form, isOpen }: TripMomentsProps) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const { rules, moments } = form
  const start = momentWallClock(moments.from)
  const firstReturn = start ? earliestDropOff(start, rules.settings) : earliestPickUp(rules)
  function listFieldTimes(field: 'from' | 'to') {
    // Without JavaScript the panel can be opened too.
    if (!isHydrated) return openingTimes(rules.settings)
    return isOpen ? listTimes(form, field) : []
  }

  return (
    <MomentChips>
      <MomentChip
        label={form.labels.from}
        htmlFor={form.id('from')}
        isInvalid={form.error('from') !== undefined}
      >
        <MomentInput
          control={momentControl(form, 'from')}
          names={NATIVE_NAMES.from}
          timeLabel={t`Pick-up time`}
          value={moments.from}
          min={wallClockDate(earliestPickUp(rules))}
          max={wallClockDate(latestTime(rules.zone))}
          times={listFieldTimes('from')}
          onChange={(moment) => form.choosePickUp(moment)}
          onLeave={() => form.leave('from')}
        />
      </MomentChip>
      <MomentChip
        label={form.labels.to}
        htmlFor={form.id('to')}
        isInvalid={form.error('to') !== undefined}
      >
        <MomentInput
          control={momentControl(form, 'to')}
          names={NATIVE_NAMES.to}
          timeLabel={t`Drop-off time`}
          value={moments.to}
          min={wallClockDate(firstReturn)}
          max={wallClockDate(latestTime(rules.zone, start))}
          times={listFieldTimes('to')}
          onChange={(moment) => form.chooseDropOff(moment)}
          onLeave={() => form.leave('to')}
        />
      </MomentChip>
    </MomentChips>
  )
}
