import { useLingui } from '@lingui/react/macro'

import type { Trip } from '@masar/domain/booking/trip.ts'
import { useDates } from '#ui/control/dates.tsx'
import { ShareLink } from '#ui/control/share-link.tsx'

import { type SearchChoices, toSearch } from './search-params.ts'

export interface ShareSearchProps {
  trip: Trip
  /** The name of the pick-up location. */
  name: string
  choices: SearchChoices
}

/**
 * The link that shares location, dates and filters. It omits all other parameters of the URL, which may
 * identify the visitor.
 */
export function ShareSearch({ trip, name, choices }: ShareSearchProps) {
  const { t } = useLingui()
  const { shortRange } = useDates()
  const title = t`Cars at ${name}`
  const path = `/search?${new URLSearchParams({ ...toSearch(trip, choices) })}`

  return (
    <ShareLink title={title} text={`${title}\n${shortRange(trip.from, trip.to)}`} path={path} />
  )
}
