import type { Region } from './land.ts'

/** The initial view of a map, and its tile server. */
export interface MapSettings {
  /** The center, in degrees. */
  latitude: number
  longitude: number
  zoom: number
  /** The region of the packaged land, which the next build reads: west, south, east, north. */
  region?: Region | undefined
  /** A tile server that replaces the packaged land. */
  tiles?: Tiles | undefined
}

export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string
  attribution: string
  attributionUrl?: string | undefined
  maxZoom?: number | undefined
}

/** North of Tunis, with the neighboring countries. */
export const DEFAULT_MAP: MapSettings = { latitude: 36.88, longitude: 10.19, zoom: 5 }
