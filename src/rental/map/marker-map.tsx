import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, use, useRef } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import { download } from '#api/cache/download.ts'
import { asProblem } from '#api/problem.ts'

import { FailedNotice } from '../failed-notice.tsx'
import { OperatorSettings } from '../operator-settings.ts'
import { NEEDS_SCRIPT_PROPS, NeedsScriptNotice } from '#ui/page/needs-script.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { trustMarkup } from '#ui/trusted-types.ts'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'
import { type MapMarker, findShownMarkers } from './map-marker.ts'
import { MapSpace } from './map-space.tsx'
import { useNearView } from './near-view.ts'

interface LoadFailure {
  error: unknown
  retry: () => void
}

export interface MarkerMapProps {
  /** The accessible name of the map. */
  label: string
  markers: readonly MapMarker[]
  /** Fits the view to these locations instead of the whole region. */
  isClose?: boolean | undefined
  /** Called when the map comes near the viewport, so that its data can be fetched. */
  onNear?: () => void
  /** Set if the locations could not be fetched. */
  failed?: LoadFailure | null
  /** Renders the popup content of a marker. The list beside the map has the same content. */
  children?: (marker: MapMarker) => ReactNode
}

/**
 * A map of locations, loaded when it comes near the viewport. It is never the only way to reach the locations:
 * the list beside it has all of them, including those that the map cannot show.
 */
export function MarkerMap(props: MarkerMapProps) {
  const { label, markers, isClose = false, onNear, children } = props
  const { map: settings } = use(OperatorSettings)
  const frame = useRef<HTMLElement>(null)
  const isNear = useNearView(frame, onNear)
  const { data, error, refetch } = useQuery({ ...mapQuery(!settings?.tiles), enabled: isNear })
  const failed = error ? { error, retry: () => void refetch() } : props.failed
  const { shown, missing } = findShownMarkers(data?.land?.region ?? null, markers)

  return (
    <styled.figure ref={frame} aria-label={label}>
      <Stack gap="3">
        {failed ? (
          <FailedNotice
            title={<Trans>The map couldn’t be loaded</Trans>}
            problem={asProblem(failed.error)}
            onRetry={failed.retry}
          />
        ) : data ? (
          <div>
            <data.DrawnMap
              markers={shown}
              settings={settings}
              land={data.land}
              isClose={isClose}
              describe={(ids) =>
                markers
                  .filter(({ id }) => ids.includes(id))
                  .map((marker) => (
                    <div key={marker.id}>
                      {children ? children(marker) : <P fontWeight="semibold">{marker.name}</P>}
                    </div>
                  ))
              }
            />
          </div>
        ) : (
          <>
            <NeedsScriptNotice>
              <Trans>Turn on JavaScript to see the map.</Trans>
            </NeedsScriptNotice>
            <styled.div {...NEEDS_SCRIPT_PROPS}>
              <MapSpace as={Skeleton} isClose={isClose} />
            </styled.div>
          </>
        )}
        {data && missing > 0 ? (
          <P tone="muted" size="sm">
            <Plural
              value={missing}
              one="# location isn’t on the map. See the list."
              other="# locations aren’t on the map. See the list."
            />
          </P>
        ) : null}
      </Stack>
    </styled.figure>
  )
}

const loadDrawnMap = download(() => {
  // Leaflet writes this markup during startup to detect SVG support.
  trustMarkup('<svg/>')
  return import('./drawn-map.tsx')
})
const loadPackagedLand = download(() => import('./packaged-land.js'))

/** Loads the code that draws the map, and the packaged land unless a tile server is configured. */
const mapQuery = (withLand: boolean) => ({
  queryKey: ['map', withLand],
  queryFn: async () => {
    const [{ DrawnMap }, packaged] = await Promise.all([
      loadDrawnMap(),
      withLand ? loadPackagedLand() : null,
    ])
    return { DrawnMap, land: packaged?.land ?? null }
  },
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  // A component cannot be compared structurally.
  structuralSharing: false,
})
