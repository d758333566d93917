import { Plural } from '@lingui/react/macro'

import type { LongerRental } from '@masar/domain/pricing/price.ts'
import { addHours, type WallClock } from '@masar/domain/rental/rental-clock.ts'
import { ButtonLink } from '#ui/control/button.tsx'

import { usePrices } from '../prices.tsx'

export interface LongerForLessProps {
  longer: LongerRental | null
  /** Of the rental as it is, and its pick-up by the wall clock. */
  days: number
  from: WallClock
}

/**
 * Leads to the same page for the longer rental. A started day counts in full: "30 days cost less"
 * says nothing to whoever is billed 30 days.
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
