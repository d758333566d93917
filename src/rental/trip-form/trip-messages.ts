import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { makeWallClock, type WallClock } from '@masar/domain/rental/rental-clock.ts'
import { getLatestTime } from '@masar/domain/rental/rental-reach.ts'
import {
  getClosingMinute,
  getOpeningMinute,
  type RentalRules,
} from '@masar/domain/rental/rental-rules.ts'

import { MISSING_MESSAGE } from '#ui/form/schema.ts'
import { useDates } from '#ui/control/dates.tsx'
import type { TripField, TripProblem } from './trip-draft.ts'

/** Returns the names of the fields, for labels and messages. */
export function useTripFieldNames(): Record<TripField, string> {
  const { t } = useLingui()
  return {
    pickUp: t`Pick-up location`,
    dropOff: t`Drop-off location`,
    from: t`Pick-up date`,
    to: t`Drop-off date`,
  }
}

/** Returns a function that explains what is wrong with a field and how to correct it (BOOK-8 to BOOK-11). */
export function useTripMessages() {
  const { t } = useLingui()
  const { time, moment } = useDates()

  return (
    field: TripField,
    problem: TripProblem,
    start: WallClock | null,
    { zone, settings }: Pick<RentalRules, 'zone' | 'settings'>,
  ): string => {
    const { minPickupHours, minRentalHours } = settings
    const opening = time(makeWallClock('2000-01-01', getOpeningMinute(settings)))
    const closing = time(makeWallClock('2000-01-01', getClosingMinute(settings)))
    switch (problem) {
      case 'empty':
        return MISSING_MESSAGE
      case 'year-digits':
        return t`Enter the year with four digits.`
      case 'unlisted':
        return t`Choose a location from the list.`
      case 'too-early':
        return t`Pick-up time must be at least ${plural(minPickupHours, {
          one: '# hour',
          other: '# hours',
        })} in the future.`
      case 'too-late': {
        const latest = moment(getLatestTime(zone, field === 'to' ? start : null))
        return t`Choose a time up to ${latest}.`
      }
      case 'too-short':
        return t`Rental duration too short: the minimum is ${plural(minRentalHours, {
          one: '# hour',
          other: '# hours',
        })}.`
      case 'drop-off-before-pick-up':
        return t`Invalid drop-off time: choose a time after pick-up.`
      case 'closed-at-that-hour':
        return field === 'from'
          ? t`Invalid pick-up time: choose one from ${opening} to ${closing}.`
          : t`Invalid drop-off time: choose one from ${opening} to ${closing}.`
    }
  }
}
