import { Plural, Trans, useLingui } from '@lingui/react/macro'

import { useInfiniteQuery } from '#api/cache/use-query.ts'
import type { Api } from '#api/client.ts'
import { locationPagesQuery } from '#api/queries/locations.query.ts'
import { asProblem } from '#api/problem.ts'
import { Button } from '#ui/control/button.tsx'
import { FailedNotice } from '#rental/failed-notice.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { LocationRow } from './location-row.tsx'

export interface FoundLocationsProps {
  api: Api
  keyword: string
  size: number
  /** The lowest prices that are already known, by location id. */
  prices: ReadonlyMap<string, number | null | undefined>
}

/** The locations that the server finds for a keyword. The search form uses the same search. */
export function FoundLocations({ api, keyword, size, prices }: FoundLocationsProps) {
  const { language } = usePreferences()
  const { t } = useLingui()
  const query = useInfiniteQuery({
    ...locationPagesQuery(api, language, keyword, size),
    placeholderData: (previous) => previous,
  })
  const { data, isError, error, isPlaceholderData, hasNextPage } = query
  if (!data) {
    return isError ? (
      <FailedNotice
        title={<Trans>The locations couldn’t be loaded</Trans>}
        problem={asProblem(error)}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton height="12rem" />
    )
  }

  const rows = data.pages.flatMap((page) => page.rows)
  const total = data.pages.at(-1)?.total ?? 0
  return (
    <Stack gap="3">
      <P as="output" display="block" tone="muted" size="sm">
        <Plural value={total} _0="No matching locations." one="# location" other="# locations" />
      </P>
      <styled.ul
        aria-label={t`Locations`}
        aria-busy={isPlaceholderData}
        opacity={isPlaceholderData ? 0.5 : 1}
        listStyleType="none"
      >
        {rows.map((row) => (
          <li key={row._id}>
            <LocationRow location={row} where={row.country.name} price={prices.get(row._id)} />
          </li>
        ))}
      </styled.ul>
      {hasNextPage ? (
        <Button variant="outline" alignSelf="start" onClick={() => void query.fetchNextPage()}>
          <Trans>Show more locations</Trans>
        </Button>
      ) : null}
    </Stack>
  )
}
