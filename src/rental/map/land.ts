import type { GeometryCollection, Topology } from 'topojson-specification'

/** The bounds of a region, in degrees. */
export type Region = readonly [west: number, south: number, east: number, north: number]

export interface LandCountry {
  /** ISO 3166-1 alpha-2; missing if the country has no code, or if its name does not fit. */
  code?: string
  /** The position at which the name fits. */
  at?: [latitude: number, longitude: number]
}

/** The land in a region, extracted from an open data set at build time (tools/land). */
export interface Land {
  region: Region
  /** The operator's country: the initial view if none is configured. */
  view?: Region
  topology: Topology<{ countries: GeometryCollection<LandCountry> }>
}
