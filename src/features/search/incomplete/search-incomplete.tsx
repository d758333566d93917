import { useLingui } from '@lingui/react/macro'

import { useQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import type { LocationChoice } from '#api/links/resolve-typed-locations.ts'
import { settingsQuery } from '#api/queries/settings.query.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'
import { VisitHistory } from '#rental/history/visit-history.tsx'
import type { TripStart } from '#rental/trip-form/trip-draft.ts'
import { TripFields, type TripHints } from '#rental/trip-form/trip-fields.tsx'
import { type TripFormState, useTripForm } from '#rental/trip-form/use-trip-form.ts'
import { LocationChoices } from '#rental/typed-location/location-choices.tsx'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { OptionalBoundary } from '#ui/lazy/optional-boundary.tsx'
import { Card } from '#ui/page/card.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Page } from '#ui/page/page.tsx'
import { styled, Stack } from '#ui/style/styled.ts'

import type { SearchParams } from '../search-link.ts'
import type { SearchIssue } from '../search-start.ts'
import { SearchIssueNotice } from './search-issue-notice.tsx'

const PopularSearches = lazyPart(
  async () => (await import('./popular-searches.tsx')).PopularSearches,
  { Fallback: CardsSkeleton },
)

export interface SearchIncompleteProps {
  api: Api
  issue: SearchIssue
  /** The locations whose name matches the link, if there are several. */
  choice: LocationChoice | null
  /** The filters and the sort order in the link. */
  keeps: SearchParams
  /** The valid parts of the link. */
  start: TripStart
  /** Countries with fewer locations are omitted. */
  minLocations: number
  onTrip: (trip: Trip) => void
}

/**
 * Shown for an outdated or incomplete link. Explains the problem, and offers the form with all valid values,
 * and other ways to search.
 */
export function SearchIncomplete(props: SearchIncompleteProps) {
  const { api, issue, choice, start, minLocations, onTrip } = props
  const { t } = useLingui()
  const { data: settings = DEFAULT_SETTINGS } = useQuery(settingsQuery(api))
  const form = useTripForm(settings, start, onTrip)
  const hints = useHints(form, start)

  return (
    <Page>
      <Stack gap={{ base: '8', md: '12' }}>
        <Stack gap="5">
          <PageHeading title={t`Find a car`} />
          {choice ? (
            <LocationChoices choice={choice} />
          ) : (
            <SearchIssueNotice issue={issue} start={start} />
          )}
          <Card>
            <TripFields
              api={api}
              form={form}
              hints={issue === 'empty' ? undefined : hints}
              keeps={{ ...props.keeps }}
            />
          </Card>
        </Stack>
        <OptionalBoundary>
          <PopularSearches api={api} form={form} minLocations={minLocations} />
        </OptionalBoundary>
        {/* The history comes last, because it renders after hydration and must not move the content above. */}
        <VisitHistory />
      </Stack>
    </Page>
  )
}

/** Returns hints for values that neither the link nor the visitor has provided. */
function useHints({ values }: TripFormState, { pickUp, from, to }: TripStart): TripHints {
  const { t } = useLingui()
  const areDatesKnown = (from ?? values.from) && (to ?? values.to)
  return {
    pickUp: pickUp || values.pickUp.text ? undefined : t`Choose a pick-up location.`,
    dates: areDatesKnown ? undefined : t`We’ve suggested some dates. Change them if needed.`,
  }
}

/** Reserves the height of the cards, so that the footer stays below. */
function CardsSkeleton() {
  return <styled.div minH={{ base: '20rem', md: '38rem' }} />
}
