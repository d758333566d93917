import { useLingui } from '@lingui/react/macro'

import { RANGE_NAMES } from '#rental/range-names.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'

import type { Conditions } from './conditions.ts'

type Group = Conditions['groups'][number]

/** Moves the first group, which contains all cars that are in no other group, to the end. */
export const sortForReading = (groups: readonly Group[]): Group[] => [
  ...groups.slice(1),
  ...groups.slice(0, 1),
]

/**
 * Returns a function that names a group of cars by its vehicle types. The group without types contains all cars
 * that are in no other group.
 */
export function useGroupName(groups: readonly Group[]): (group: Group) => string {
  const { t } = useLingui()
  const { language } = usePreferences()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })

  return ({ ranges }) => {
    if (ranges.length > 0) return list.format(ranges.map((range) => t(RANGE_NAMES[range])))
    return groups.length > 1 ? t`All other vehicles` : t`All vehicles`
  }
}
