import { bboxClip } from '@turf/bbox-clip'
import type { Feature, FeatureCollection, GeoJsonProperties, MultiPolygon, Polygon } from 'geojson'
import codes from 'i18n-iso-countries'
import { createRequire } from 'node:module'
import polylabel from 'polylabel'
import { feature } from 'topojson-client'
import { topology } from 'topojson-server'
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'

import type { Land, Region, LandCountry } from '#rental/map/land.ts'

const require = createRequire(import.meta.url)

/** Corners that a map of some countries does not show, in square degrees. */
const FINEST = 0.003
/** Smaller pieces of land than this are left out, in square degrees. */
const SMALLEST = 0.004
/** Steps into which the longer side of the region is divided. */
const STEPS = 4000
/** Whoever is smaller than this has no room for its name, in square degrees. */
const ROOM_FOR_A_NAME = 4

type Atlas = Topology<{ countries: GeometryCollection }>
type Area = Feature<Polygon | MultiPolygon, NonNullable<GeoJsonProperties>>

/**
 * The countries of a region, drawn as finely as a map of it needs, each with its code (ISO 3166-1
 * alpha-2) and where its name has room. West, south, east and north in degrees.
 */
export function cutLand(region: Region): Land {
  // Natural Earth's countries at 1 : 10 million, in the public domain.
  const atlas = require('world-atlas/countries-10m.json') as Atlas
  const all = feature(atlas, atlas.objects.countries) as FeatureCollection<
    Polygon | MultiPolygon,
    NonNullable<GeoJsonProperties>
  >
  const inside = all.features.flatMap((country) => {
    const part = bboxClip(country, [...region]) as Area
    return part.geometry.coordinates.flat(2).length > 0 ? { ...part, id: String(country.id) } : []
  })
  // An empty topology has lost its objects after simplifying.
  if (inside.length === 0) return { region, topology: toTopology([]) }
  const exact = presimplify(topology({ countries: toCollection(inside) }) as Atlas)
  const light = simplify(filter(exact, filterWeight(exact, SMALLEST)), FINEST)
  const { features } = feature(light, light.objects.countries) as FeatureCollection<
    Polygon | MultiPolygon,
    NonNullable<GeoJsonProperties>
  >
  const named = features
    .filter(({ geometry }) => geometry && geometry.coordinates.length > 0)
    .map((country) => ({ ...country, properties: locationName(country) }))

  return { region, topology: toTopology(named) }
}

const toTopology = (countries: Feature<Polygon | MultiPolygon, LandCountry>[]) =>
  topology({ countries: toCollection(countries) }, STEPS) as Land['topology']

const toCollection = <Properties extends GeoJsonProperties>(
  features: Feature<Polygon | MultiPolygon, Properties>[],
): FeatureCollection<Polygon | MultiPolygon, Properties> => ({
  type: 'FeatureCollection',
  features,
})

function locationName({ id, geometry }: Area): LandCountry {
  const code = codes.numericToAlpha2(String(id))
  const pieces = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const [largest] = pieces.toSorted((a, b) => outerArea(b) - outerArea(a))
  if (!code || !largest || outerArea(largest) < ROOM_FOR_A_NAME) return {}
  const [longitude = 0, latitude = 0] = polylabel(largest as [number, number][][], 0.1)
  return { code, at: [round(latitude), round(longitude)] }
}

const round = (degrees: number) => Math.round(degrees * 100) / 100

/** Of its outer ring, in square degrees. */
function outerArea([ring = []]: readonly (readonly number[][])[]): number {
  const doubled = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? []
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}
