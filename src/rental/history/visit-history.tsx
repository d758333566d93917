import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import { deleteSearches, readUpcomingSearches } from '#api/stored/offline-searches.ts'
import { deleteSeenCars, readSeenCars } from '#api/stored/seen-cars.ts'
import type { TripSearch } from '#api/links/trip.ts'
import { Button } from '#ui/control/button.tsx'
import { useHydrated } from '#ui/lifecycle/hydration.ts'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

import { LastSearches } from './last-searches.tsx'
import { SeenCarRow } from './seen-car-row.tsx'

export interface VisitHistoryProps {
  /** The search of the current page, which is omitted from the list. */
  shown?: TripSearch
}

/** Links to the latest searches and viewed cars in this browser. Renders nothing if there are none. */
export function VisitHistory({ shown }: VisitHistoryProps) {
  const [history, setHistory] = useState(() => ({
    searches: readUpcomingSearches(),
    cars: readSeenCars(),
  }))
  const isHydrated = useHydrated()
  const [isForgotten, setForgotten] = useState(false)
  const messageRef = useRef<HTMLParagraphElement>(null)
  const searches = history.searches.filter((search) => !shown || !isSameSearch(search, shown))

  // Clearing removes the focused button, so the message gets the focus.
  useEffect(() => {
    if (isForgotten) messageRef.current?.focus()
  }, [isForgotten])

  if (isForgotten) {
    return (
      <P ref={messageRef} tabIndex={-1} tone="muted" _focusVisible={{ outline: 'none' }}>
        <Trans>Your history is cleared from this device.</Trans>
      </P>
    )
  }
  // The server has no access to the storage of this browser.
  if (!isHydrated) return null
  if (searches.length === 0 && history.cars.length === 0) return null

  function clearHistory() {
    deleteSearches()
    deleteSeenCars()
    setHistory({ searches: [], cars: [] })
    setForgotten(true)
  }

  return (
    <Stack gap="4">
      <HStack justify="space-between" wrap="wrap" columnGap="4" rowGap="2">
        <H2>
          <Trans>Pick up where you left off</Trans>
        </H2>
        <Button variant="ghost" size="sm" onClick={clearHistory}>
          <Trans>Clear history</Trans>
        </Button>
      </HStack>
      {searches.length > 0 ? <LastSearches searches={searches} /> : null}
      {history.cars.length > 0 ? (
        <styled.div minW="0">
          <SeenCarRow cars={history.cars} />
        </styled.div>
      ) : null}
    </Stack>
  )
}

const isSameSearch = (one: TripSearch, other: TripSearch) =>
  one.pickup === other.pickup &&
  one.dropoff === other.dropoff &&
  one.from === other.from &&
  one.to === other.to
