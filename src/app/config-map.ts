import type { Region } from '#ui/map/land.ts'
import type { MapSettings, Tiles } from '#ui/map/map-settings.ts'

import { between, type Check, objectOf, optional, textLike } from './config-checks.ts'

const isDegrees = between(-180, 180)

/** A part of the world: its west lies west of its east, and its south south of its north. */
const isRegion: Check<Region> = (value): value is Region => {
  if (!Array.isArray(value) || value.length !== 4) return false
  const [west, south, east, north]: unknown[] = value
  return (
    isDegrees(west) &&
    isDegrees(south) &&
    isDegrees(east) &&
    isDegrees(north) &&
    west < east &&
    south < north
  )
}

const isTiles = objectOf<Tiles>({
  // Of a picture, by its zoom, column and row in any order.
  url: textLike(/^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/),
  attribution: textLike(/./),
  attributionUrl: optional(textLike(/^https?:\/\/[^/]/)),
  maxZoom: optional(between(1, 22)),
})

/** The `map` of `config.json`. */
export const isMapSettings = objectOf<MapSettings>({
  latitude: between(-85, 85),
  longitude: between(-180, 180),
  zoom: between(1, 18),
  region: optional(isRegion),
  tiles: optional(isTiles),
})
