import type { MapMarker } from './map-marker.ts'
import { TextIcon } from './text-icon.ts'

const ICONS = new Map<string, TextIcon>()

/** Cached: a marker that gets a new icon is replaced and loses the focus. */
function toIcon(key: string, make: () => TextIcon): TextIcon {
  const icon = ICONS.get(key) ?? make()
  ICONS.set(key, icon)
  return icon
}

/** A location shows its name and price; a car park shows a sign. Each marker's title names it for screen readers. */
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

/** Shows the number of locations and the price of the cheapest. */
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
