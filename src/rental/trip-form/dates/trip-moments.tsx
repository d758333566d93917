import { useLingui } from '@lingui/react/macro'

import { NATIVE_FIELD_NAMES } from '#api/links/trip.ts'
import { getWallClockDate } from '@masar/domain/rental/rental-clock.ts'
import { getLatestTime } from '@masar/domain/rental/rental-reach.ts'
import {
  findEarliestDropOff,
  findEarliestPickUp,
  listOpeningTimes,
} from '@masar/domain/rental/rental-times.ts'

import { useHydrated } from '#ui/lifecycle/hydration.ts'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { MomentChip, MomentChips } from './moment-chip.tsx'
import { getMomentControlProps } from './moment-errors.tsx'
import { MomentInput } from './moment-input.tsx'
import { listTimes } from './moment-times.ts'
import { toMomentWallClock } from '../trip-draft.ts'
import type { DatesForm } from './dates-form.ts'

export interface TripMomentsProps {
  form: DatesForm
  /** Times are only listed while open, because listing them on every keystroke in the form is slow. */
  isOpen: boolean
}

/**
 * Both days and times in native controls. A page without JavaScript submits them; otherwise the panel shows
 * them until its own controls have loaded (`dates-board.tsx`).
 */
export function TripMoments({ form, isOpen }: TripMomentsProps) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const { rules, moments } = form
  const start = toMomentWallClock(moments.from)
  const firstReturn = start ? findEarliestDropOff(start, rules.settings) : findEarliestPickUp(rules)
  function listFieldTimes(field: 'from' | 'to') {
    // Without JavaScript, the panel can be opened at any time, so it needs all times.
    if (!isHydrated) return listOpeningTimes(rules.settings)
    return isOpen ? listTimes(form, field) : []
  }

  return (
    <WhenParsed>
      <MomentChips>
        <MomentChip
          label={form.labels.from}
          htmlFor={form.id('from')}
          isInvalid={form.error('from') !== undefined}
        >
          <MomentInput
            control={getMomentControlProps(form, 'from')}
            names={NATIVE_FIELD_NAMES.from}
            timeLabel={t`Pick-up time`}
            value={moments.from}
            min={getWallClockDate(findEarliestPickUp(rules))}
            max={getWallClockDate(getLatestTime(rules.zone))}
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
            control={getMomentControlProps(form, 'to')}
            names={NATIVE_FIELD_NAMES.to}
            timeLabel={t`Drop-off time`}
            value={moments.to}
            min={getWallClockDate(firstReturn)}
            max={getWallClockDate(getLatestTime(rules.zone, start))}
            times={listFieldTimes('to')}
            onChange={(moment) => form.chooseDropOff(moment)}
            onLeave={() => form.leave('to')}
          />
        </MomentChip>
      </MomentChips>
    </WhenParsed>
  )
}
