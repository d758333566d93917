import { Trans } from '@lingui/react/macro'

import { useQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import { countriesQuery } from '#api/queries/locations.query.ts'
import type { RentalRules, RentalTimes } from '@masar/domain/rental/rental-rules.ts'
import { makeDefaultRental } from '@masar/domain/rental/rental-times.ts'
import { DestinationFace } from '#rental/destinations/destination-face.tsx'
import { findPopularDestinations } from '#rental/destinations/popular-destinations.ts'
import {
  getDraftMoments,
  toMomentWallClock,
  type TripDraft,
  findTripProblems,
} from '#rental/trip-form/trip-draft.ts'
import type { TripFormState } from '#rental/trip-form/use-trip-form.ts'
import { useDates } from '#ui/control/dates.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { CardRow, LinkCard } from '#ui/page/card-row.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

import type { SearchParams } from '../search-link.ts'

export interface PopularSearchesProps {
  api: Api
  form: TripFormState
  /** Countries with fewer locations are omitted. */
  minLocations: number
}

const SKELETON_KEYS = [1, 2, 3, 4, 5, 6]

/** The locations with the most cars. Each links to its cars on the form's dates. */
export function PopularSearches({ api, form, minLocations }: PopularSearchesProps) {
  const { language } = usePreferences()
  const dates = useDates()
  const { data, isPending } = useQuery(countriesQuery(api, language, minLocations))
  const destinations = findPopularDestinations(data ?? [])
  const { from, to } = chooseDates(form.values, form.rules)
  const range = dates.range(from, to)
  if (destinations.length === 0 && !isPending) return null

  const searchAt = (id: string) => (link: SearchParams) => ({
    ...link,
    pickup: id,
    dropoff: id,
    from,
    to,
    page: undefined,
  })
  return (
    <Stack gap="5">
      <Stack gap="1">
        <H2>
          <Trans>Popular destinations</Trans>
        </H2>
        <P tone="muted">
          <Trans>Choose one to see its cars for {range}.</Trans>
        </P>
      </Stack>
      <CardRow columns={3} aria-busy={isPending}>
        {isPending
          ? SKELETON_KEYS.map((card) => (
              <li key={card}>
                <Skeleton height="14rem" />
              </li>
            ))
          : destinations.map(({ location, scene }) => (
              <li key={location._id}>
                <LinkCard from="/search" to="/search" search={searchAt(location._id)}>
                  <DestinationFace location={location} scene={scene} />
                </LinkCard>
              </li>
            ))}
      </CardRow>
      <TextLink isAlone to="/locations" alignSelf="start">
        <Trans>Search locations</Trans>
      </TextLink>
    </Stack>
  )
}

/** Returns the dates of the form, or the default dates when they are invalid. */
function chooseDates(draft: TripDraft, rules: RentalRules): RentalTimes {
  const isWrong = findTripProblems(draft, rules).some(
    ([field]) => field === 'from' || field === 'to',
  )
  const moments = getDraftMoments(draft, rules)
  const [from, to] = [toMomentWallClock(moments.from), toMomentWallClock(moments.to)]
  return from && to && !isWrong ? { from, to } : makeDefaultRental(rules)
}
