import type { MapSettings, Tiles } from '#ui/map/map-settings.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const between =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && value >= least && value <= most

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isWebAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^/]/.test(value)
/** Of a picture, by its zoom, column and row. */
const isPattern = (value: unknown) =>
  typeof value === 'string' && ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
const optional = (fits: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || fits(value)

/** Each name fits, and there is no other. */
const fitsAll = (value: unknown, fits: Record<string, (one: unknown) => boolean>): boolean =>
  isObject(value) &&
  Object.keys(value).every((name) => Object.hasOwn(fits, name)) &&
  Object.entries(fits).every(([name, fitsOne]) => fitsOne(value[name]))

const isTiles = (value: unknown): value is Tiles =>
  fitsAll(value, {
    url: isPattern,
    attribution: isText,
    attributionUrl: optional(isWebAddress),
    maxZoom: optional(between(1, 22)),
  })

const isRegion = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every(between(-180, 180)) &&
  value[0] < value[2] &&
  value[1] < value[3]

/** The `map` of `config.json`. */
export const isMapSettings = (value: unknown): value is MapSettings =>
  fitsAll(value, {
    latitude: between(-85, 85),
    longitude: between(-180, 180),
    zoom: between(1, 18),
    region: optional(isRegion),
    tiles: optional(isTiles),
  })
