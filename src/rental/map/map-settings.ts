import type { Region } from './land.ts'

/** Where a map begins, and whose pictures it stands on. */
export interface MapSettings {
  /** Its centre, in degrees. */
  latitude: number
  longitude: number
  zoom: number
  /** The part of the world that is packaged, which the next build reads: west, south, east, north. */
  region?: Region | undefined
  /** A server of map pictures, which is asked in place of the packaged land. */
  tiles?: Tiles | undefined
}

export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string
  attribution: string
  attributionUrl?: string | undefined
  maxZoom?: number | undefined
}

/** North of Tunis, with the countries around it. */
export const DEFAULT_MAP: MapSettings = { latitude: 36.88, longitude: 10.19, zoom: 5 }
