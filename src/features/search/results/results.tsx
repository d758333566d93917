import { Trans } from '@lingui/react/macro'

import type { Api } from '#api/client.ts'
import type { CarFilters } from '#api/links/car-filters.ts'
import { asProblem } from '#api/problem.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import type { ReactNode } from 'react'

import { FailedNotice } from '#rental/failed-notice.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { Stack } from '#ui/style/styled.ts'
import { WithoutScript } from '#ui/page/needs-script.tsx'

import { CarCardSkeletons } from '../card/car-card-skeleton.tsx'
import { CarList } from './car-list.tsx'
import { isNothingFound, type SearchResults } from './car-results.ts'
import { ResultsEmpty } from './results-empty.tsx'
import { ResultsMore } from './results-more.tsx'
import { ResultsPager } from './results-pager.tsx'
import type { SearchParams } from '../search-link.ts'
import type { ComparedChange, FilterChange } from '../search-params.ts'

export interface ResultsProps {
  api: Api
  results: SearchResults
  trip: Trip
  zone?: string | undefined
  filters: CarFilters
  page: number
  size: number
  /**
   * The distance from the end of the list at which more cars are loaded, in pixels; null for a paginated list.
   */
  scrollOffset: number | null
  showsSupplier: boolean
  /** The ids of the compared cars. */
  compared: readonly string[]
  onCompare: (change: ComparedChange) => Promise<void>
  /** Links to other days and locations, shown below the message that nothing was found. */
  nearby: ReactNode
  onFilters: (change: FilterChange) => Promise<void>
}

const SKELETON_COUNT = 4

/** The list of cars, or a replacement while it loads, when it fails to load, or when there are no cars. */
export function Results(props: ResultsProps) {
  const { results, trip, zone, page, size, scrollOffset, showsSupplier } = props
  const { status, cars, total, more } = results
  const { compared, onCompare } = props
  const card = { trip, zone, showsSupplier, compared, onCompare }

  return (
    <Stack gap="4">
      <ResultsProblem results={results} />
      {status === 'loading' ? (
        <CarCardSkeletons count={SKELETON_COUNT} />
      ) : isNothingFound(results) ? (
        <ResultsEmpty
          api={props.api}
          card={card}
          filters={props.filters}
          results={results}
          onChange={props.onFilters}
        >
          {props.nearby}
        </ResultsEmpty>
      ) : status === 'ready' && cars.length === 0 ? (
        <PageBeyond />
      ) : (
        <CarList results={results} {...card} />
      )}
      {scrollOffset === null ? (
        <ResultsPager page={page} size={size} total={total} />
      ) : (
        <>
          {more ? <ResultsMore offset={scrollOffset} onMore={more} /> : null}
          <WithoutScript>
            <ResultsPager page={page} size={size} total={total} />
          </WithoutScript>
        </>
      )}
    </Stack>
  )
}

/** Shown for a link to a page beyond the end of the list. */
function PageBeyond() {
  return (
    <Notice
      tone="info"
      title={<Trans>This page no longer exists.</Trans>}
      action={
        <TextLink
          from="/search"
          to="/search"
          search={(search: SearchParams) => ({ ...search, page: undefined })}
        >
          <Trans>Go to the first page</Trans>
        </TextLink>
      }
    />
  )
}

/**
 * The error of a failed search, or a note that the search is waiting for the network. Shown above the old list,
 * which stays visible.
 */
function ResultsProblem({ results: { status, error, retry } }: Pick<ResultsProps, 'results'>) {
  if (status === 'offline') {
    return (
      <Notice tone="warning" urgent title={<Trans>You’re offline</Trans>}>
        <Trans>We’ll search again when you reconnect.</Trans>
      </Notice>
    )
  }
  if (status !== 'failed') return null
  return (
    <FailedNotice
      title={<Trans>The cars couldn’t be loaded</Trans>}
      problem={asProblem(error)}
      onRetry={retry}
    />
  )
}
