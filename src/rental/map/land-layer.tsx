import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { GeoJSON, Marker } from 'react-leaflet'
import { feature } from 'topojson-client'

import type { Land } from './land.ts'
import { TextIcon } from './text-icon.ts'

/** Land, borders and country names in the language of the page. */
export function LandLayer({ land: { topology } }: { land: Land }) {
  const { i18n } = useLingui()
  const countries = useMemo(() => feature(topology, topology.objects.countries), [topology])
  const names = new Intl.DisplayNames(i18n.locale, { type: 'region' })

  return (
    <>
      <GeoJSON data={countries} interactive={false} style={{ className: 'map-land' }} />
      {countries.features.map(({ properties: { code, at } }) =>
        code && at ? (
          <Marker
            key={code}
            position={at}
            interactive={false}
            keyboard={false}
            icon={
              new TextIcon({
                className: 'map-country',
                lines: [names.of(code) ?? ''],
                iconSize: [0, 0],
              })
            }
          />
        ) : null,
      )}
    </>
  )
}
