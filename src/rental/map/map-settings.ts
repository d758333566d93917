import type { Region } from './land.ts'

/** The initial view of a map, and its tile server. */
export interface MapSettings {
  /** The center, in degrees. */
  latitude: number
  longitude: number
  zoom: number
  /** The region of the packaged land: west, south, east, north. A change takes effect with the next build. */
  region?: Region | undefined
  /** A tile server that replaces the packaged land. */
  tiles?: Tiles | undefined
}

export interface Tiles {
  /** A template with `{z}`, `{x}` and `{y}`. */
  url: string
  attribution: string
  attributionUrl?: string | undefined
  maxZoom?: number | undefined
}

/** Centered north of Tunis; includes the neighboring countries. */
export const DEFAULT_MAP: MapSettings = { latitude: 36.88, longitude: 10.19, zoom: 5 }
