import type { MapMarker } from './map-marker.ts'
import { TextIcon } from './text-icon.ts'

const ICONS = new Map<string, TextIcon>()

/** Cached: a marker that gets a new icon is replaced and loses the focus. */
function toIcon(key: string, make: () => TextIcon): TextIcon {
  const icon = ICONS.get(key) ?? make()
  ICONS.set(key, icon)
  return icon
}

/** A location has its name and its price; a car park, a sign. Each marker's title names it for screen readers. */
export function markerIcon({ kind = 'location', name, price }: MapMarker): TextIcon {
  return kind === 'parking'
    ? toIcon('parking', () => new TextIcon({ className: 'map-parking', iconSize: [28, 28] }))
    : toIcon(
        [name, price].join('\n'),
        () =>
          new TextIcon({
            className: 'map-pin',
            lines: price ? [name, price] : [name],
            iconSize: [0, 0],
          }),
      )
}

/** With how many there are, and what the cheapest of them costs. */
export const numbered = (count: number, price?: string): TextIcon =>
  toIcon(
    [count, price].join('\n'),
    () =>
      new TextIcon({
        className: 'map-cluster',
        lines: price ? [String(count), price] : [String(count)],
        iconSize: [40, 40],
      }),
  )
