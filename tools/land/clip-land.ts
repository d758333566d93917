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

/** Smaller details are simplified. In square degrees. */
const SIMPLIFICATION_AREA = 0.003
/** The minimum area of a piece of land on the map, in square degrees. */
const MIN_AREA = 0.004
/** The number of steps into which the coordinates are quantized. */
const QUANTIZATION_STEPS = 4000
/** The minimum area of a labeled country, in square degrees. */
const MIN_LABEL_AREA = 4

/** The minimum margin shown around a country, in degrees. */
const MIN_MARGIN_DEGREES = 8
/** The northern edge of web maps. */
const MAX_LATITUDE = 85

type Atlas = Topology<{ countries: GeometryCollection }>
type Area = Feature<Polygon | MultiPolygon, NonNullable<GeoJsonProperties>>

/**
 * Returns the countries of a region with as much detail as its map needs, each with its code (ISO 3166-1
 * alpha-2) and a position with room for its name. The region is west, south, east and north in degrees.
 */
export function clipLand(region: Region): Land {
  const inside = listAreas().flatMap((country) => {
    const part = bboxClip(country, [...region]) as Area
    return part.geometry.coordinates.flat(2).length > 0 ? { ...part, id: String(country.id) } : []
  })
  // Returns early, because simplifying an empty topology removes its objects.
  if (inside.length === 0) return { region, topology: toTopology([]) }
  const exact = presimplify(topology({ countries: toCollection(inside) }) as Atlas)
  const light = simplify(filter(exact, filterWeight(exact, MIN_AREA)), SIMPLIFICATION_AREA)
  const { features } = feature(light, light.objects.countries) as FeatureCollection<
    Polygon | MultiPolygon,
    NonNullable<GeoJsonProperties>
  >
  const named = features
    .filter(({ geometry }) => geometry && geometry.coordinates.length > 0)
    .map((country) => ({ ...country, properties: labelCountry(country) }))

  return { region, topology: toTopology(named) }
}

/**
 * Returns the area of a country's largest piece, and as much around it as a wide screen shows; null if there is
 * no land for the code. Distant islands, such as those of France or the United States, are excluded because the
 * region would span half the world.
 */
export function findRegion(code: string): Required<Pick<Land, 'view' | 'region'>> | null {
  const country = listAreas().find(({ id }) => codes.numericToAlpha2(String(id)) === code)
  const [ring = []] = country ? (listPolygons(country)[0] ?? []) : []
  if (ring.length === 0) return null
  const longitudes = keepOneSide(ring.map(([longitude = 0]) => longitude))
  const latitudes = ring.map(([, latitude = 0]) => latitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [wide, high] = [
    Math.max((east - west) / 2, MIN_MARGIN_DEGREES),
    Math.max((north - south) / 2, MIN_MARGIN_DEGREES),
  ]
  return {
    view: [west, south, east, north],
    region: [
      Math.max(west - wide, -180),
      Math.max(south - high, -MAX_LATITUDE),
      Math.min(east + wide, 180),
      Math.min(north + high, MAX_LATITUDE),
    ],
  }
}

/** Keeps the side of the map with more of the coordinates, because Russia and Fiji cross its edge. */
function keepOneSide(longitudes: readonly number[]): readonly number[] {
  if (Math.max(...longitudes) - Math.min(...longitudes) < 180) return longitudes
  const eastern = longitudes.filter((longitude) => longitude > 0)
  return eastern.length * 2 > longitudes.length
    ? eastern
    : longitudes.filter((longitude) => longitude <= 0)
}

/** Lists Natural Earth's countries at 1 : 10 million, which are in the public domain. */
function listAreas(): Area[] {
  const atlas = require('world-atlas/countries-10m.json') as Atlas
  const { features } = feature(atlas, atlas.objects.countries) as FeatureCollection<
    Polygon | MultiPolygon,
    NonNullable<GeoJsonProperties>
  >
  return features
}

const toTopology = (countries: Feature<Polygon | MultiPolygon, LandCountry>[]) =>
  topology({ countries: toCollection(countries) }, QUANTIZATION_STEPS) as Land['topology']

const toCollection = <Properties extends GeoJsonProperties>(
  features: Feature<Polygon | MultiPolygon, Properties>[],
): FeatureCollection<Polygon | MultiPolygon, Properties> => ({
  type: 'FeatureCollection',
  features,
})

function labelCountry({ id, geometry }: Area): LandCountry {
  const code = codes.numericToAlpha2(String(id))
  const [largest] = listPolygons({ geometry })
  if (!code || !largest || calculateOuterArea(largest) < MIN_LABEL_AREA) return {}
  const [longitude = 0, latitude = 0] = polylabel(largest as [number, number][][], 0.1)
  return { code, at: [roundToHundredth(latitude), roundToHundredth(longitude)] }
}

/** Lists the polygons of a country, the largest first. */
const listPolygons = ({ geometry }: Pick<Area, 'geometry'>) =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).toSorted(
    (a, b) => calculateOuterArea(b) - calculateOuterArea(a),
  )

const roundToHundredth = (degrees: number) => Math.round(degrees * 100) / 100

/** Calculates the area of the outer ring, in square degrees. */
function calculateOuterArea([ring = []]: readonly (readonly number[][])[]): number {
  const doubled = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? []
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}
