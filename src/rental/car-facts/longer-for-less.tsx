import { Plural } from '@lingui/react/macro'

import type { LongerRental } from '@masar/domain/pricing/price.ts'
import { addHours, type WallClock } from '@masar/domain/rental/rental-clock.ts'
import { ButtonLink } from '#ui/control/button.tsx'

import { usePrices } from '../prices.tsx'

export interface LongerForLessProps {
  longer: LongerRental | null
  /** The number of billed days of the current rental; `from` is its pick-up. */
  days: number
  from: WallClock
}

/**
 * A link to the same page for a longer rental that costs less. Not shown if that many days are billed already,
 * because a part of a day is billed as a whole day.
 */
export function LongerForLess({ longer, days, from }: LongerForLessProps) {
  const { show } = usePrices()
  if (!longer || longer.days === days) return null

  const saving = show(longer.saving)
  return (
    <ButtonLink
      to="."
      search={(search: object) => ({ ...search, to: addHours(from, longer.days * 24) })}
      variant="outline"
      size="sm"
      alignSelf="start"
      color="warm"
      borderColor="warm"
    >
      <span>
        <Plural
          value={longer.days}
          one={`Switch to # day, save ${saving}`}
          other={`Switch to # days, save ${saving}`}
        />
      </span>
    </ButtonLink>
  )
}
