import { useLingui } from '@lingui/react/macro'

import { RANGE_NAMES } from '#rental/range-names.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'

import type { Conditions } from './conditions.ts'

type CarGroup = Conditions['groups'][number]

/** Moves the first group to the end: it contains all cars that belong to no other group. */
export const sortGroups = (groups: readonly CarGroup[]): CarGroup[] => [
  ...groups.slice(1),
  ...groups.slice(0, 1),
]

/**
 * Returns a function that names a group of cars by its vehicle types. The group without types contains all cars
 * that are in no other group.
 */
export function useGroupName(groups: readonly CarGroup[]): (group: CarGroup) => string {
  const { t } = useLingui()
  const { language } = usePreferences()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })

  return ({ ranges }) => {
    if (ranges.length > 0) return list.format(ranges.map((range) => t(RANGE_NAMES[range])))
    return groups.length > 1 ? t`All other vehicles` : t`All vehicles`
  }
}
