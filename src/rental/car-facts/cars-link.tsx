import { Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'

import type { defaultTripSearch } from '#api/links/default-trip.ts'
import { ButtonLink } from '#ui/control/button.tsx'

export interface CarsLinkProps {
  search: ReturnType<typeof defaultTripSearch> & { supplier?: string }
  /** The id of the name whose cars they are. */
  describedBy: string
}

/** The way to the cars of a location or of a supplier, at the end of its line. */
export function CarsLink({ search, describedBy }: CarsLinkProps) {
  return (
    <ButtonLink
      to="/search"
      search={search}
      variant="ghost"
      size="sm"
      color="accent"
      me="-3"
      aria-describedby={describedBy}
    >
      <Trans>See the cars</Trans>
      <ArrowRight aria-hidden size={16} />
    </ButtonLink>
  )
}
