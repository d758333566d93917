import { Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'

import type { makeDefaultTripSearch } from '#api/links/default-trip.ts'
import { ButtonLink } from '#ui/control/button.tsx'

export interface CarsLinkProps {
  search: ReturnType<typeof makeDefaultTripSearch> & { supplier?: string }
  /** The id of the element with the name of the location or supplier. */
  describedBy: string
  /** The edge of the box with which the label is aligned. */
  edge?: 'start' | 'end'
}

/** A link to the cars of a location or supplier, at the end of its line. */
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
