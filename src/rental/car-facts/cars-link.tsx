import { Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'

import type { defaultTripSearch } from '#api/links/default-trip.ts'
import { ButtonLink } from '#ui/control/button.tsx'

export interface CarsLinkProps {
  search: ReturnType<typeof defaultTripSearch> & { supplier?: string }
  /** The id of the name of the location or supplier. */
  describedBy: string
  /** The edge of the box that the label is flush with. */
  edge?: 'start' | 'end'
}

/** Links to the cars of a location or supplier, at the end of its line. */
export function CarsLink({ search, describedBy, edge = 'end' }: CarsLinkProps) {
  return (
    <ButtonLink
      to="/search"
      search={search}
      variant="ghost"
      size="sm"
      color="accent"
      ms={edge === 'start' ? '-3' : undefined}
      me={edge === 'end' ? '-3' : undefined}
      alignSelf={edge === 'start' ? 'start' : undefined}
      aria-describedby={describedBy}
    >
      <Trans>See the cars</Trans>
      <ArrowRight aria-hidden size={16} />
    </ButtonLink>
  )
}
