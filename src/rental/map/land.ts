import type { GeometryCollection, Topology } from 'topojson-specification'

/** The bounds of a region, in degrees. */
export type Region = readonly [west: number, south: number, east: number, north: number]

export interface LandCountry {
  /** ISO 3166-1 alpha-2; missing if there is no code, or no room for a name. */
  code?: string
  /** The position where the name has room. */
  at?: [latitude: number, longitude: number]
}

/** The land of a region, extracted from an open data set at build time (tools/land). */
export interface Land {
  region: Region
  /** The initial view unless configured: the operator's country. */
  view?: Region
  topology: Topology<{ countries: GeometryCollection<LandCountry> }>
}
