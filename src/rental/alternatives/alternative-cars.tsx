import { Trans } from '@lingui/react/macro'
import { useId } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import { alternativesQuery } from '#api/queries/alternatives.query.ts'
import { toLocationAndTime } from '#api/queries/car.query.ts'
import type { Api } from '#api/client.ts'
import type { CarRange } from '@masar/domain/car/catalogue.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import { SceneDrawing } from '#ui/drawings/scene-drawing.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H3, P } from '#ui/style/type.tsx'

import { PaintNeighbors } from '../vehicle/paint-neighbors.tsx'
import { AlternativeCar } from './alternative-car.tsx'

export interface AlternativeCarsProps {
  api: Api
  /** The unavailable car. */
  car: { _id: string; range: CarRange }
  trip: Trip
  zone?: string | undefined
}

/** Cars that are available on the dates of the unavailable one, with cars of the same range first. */
export function AlternativeCars({ api, car, trip, zone }: AlternativeCarsProps) {
  const titleId = useId()
  const where = toLocationAndTime(trip, zone)
  const { data: others, isPending } = useQuery(alternativesQuery(api, { where, car }))

  return (
    <Stack gap="3">
      {isPending ? (
        <Stack gap="3" aria-hidden>
          <Skeleton height="6" width="12rem" />
          <Skeleton height="4.25rem" />
          <Skeleton height="4.25rem" />
          <Skeleton height="4.25rem" />
        </Stack>
      ) : others && others.length > 0 ? (
        <>
          <H3 id={titleId}>
            <Trans>Available for your dates</Trans>
          </H3>
          <styled.ul listStyleType="none" display="grid" gap="2" aria-labelledby={titleId}>
            <PaintNeighbors cars={others}>
              {others.map((other) => (
                <AlternativeCar key={other._id} car={other} trip={trip} zone={zone} />
              ))}
            </PaintNeighbors>
          </styled.ul>
        </>
      ) : others ? (
        <>
          <SceneDrawing scene="empty" />
          <P tone="muted">
            <Trans>
              No other cars available here for these dates. Try other dates or another location.
            </Trans>
          </P>
        </>
      ) : null}
    </Stack>
  )
}
