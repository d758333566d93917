import type { MapMarker } from './map-marker.ts'
import { TextIcon } from './text-icon.ts'

const ICON_CACHE = new Map<string, TextIcon>()

/** Caches icons, because a marker that gets a new icon is replaced and loses the focus. */
function getCachedIcon(key: string, make: () => TextIcon): TextIcon {
  const icon = ICON_CACHE.get(key) ?? make()
  ICON_CACHE.set(key, icon)
  return icon
}

/**
 * Returns the icon of a marker: the name and price of a location, or the sign of a car park. For screen
 * readers, markers have a title.
 */
export function createMarkerIcon({ kind = 'location', name, price }: MapMarker): TextIcon {
  return kind === 'parking'
    ? getCachedIcon('parking', () => new TextIcon({ className: 'map-parking', iconSize: [28, 28] }))
    : getCachedIcon(
        [name, price].join('\n'),
        () =>
          new TextIcon({
            className: 'map-pin',
            lines: price ? [name, price] : [name],
            iconSize: [0, 0],
          }),
      )
}

/** Returns the icon of several locations, with their number and the lowest price. */
export const createClusterIcon = (count: number, price?: string): TextIcon =>
  getCachedIcon(
    [count, price].join('\n'),
    () =>
      new TextIcon({
        className: 'map-cluster',
        lines: price ? [String(count), price] : [String(count)],
        iconSize: [40, 40],
      }),
  )
