import type { GeometryCollection, Topology } from 'topojson-specification'

/** Sides of a part of the world, in degrees. */
export type Region = readonly [west: number, south: number, east: number, north: number]

export interface LandCountry {
  /** ISO 3166-1 alpha-2; absent where there is none, or no room for a name. */
  code?: string
  /** Where the name has room. */
  at?: [latitude: number, longitude: number]
}

/** The land of a region, cut from an open data set when the app is built (tools/land). */
export interface Land {
  region: Region
  /** What a map shows first, where no setting says it: the operator's country. */
  view?: Region
  topology: Topology<{ countries: GeometryCollection<LandCountry> }>
}
