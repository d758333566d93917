import { TextIcon } from './text-icon.ts'

/** One for all of a kind: with another icon a marker begins anew, and loses the focus. */
export const PINS = {
  location: new TextIcon({ className: 'map-pin', iconSize: [28, 28] }),
  parking: new TextIcon({ className: 'map-pin map-parking', iconSize: [28, 28] }),
}

const NUMBERED = new Map<number, TextIcon>()

/** With a number that is seen; the marker's name is its title. */
export function numbered(count: number): TextIcon {
  const known = NUMBERED.get(count)
  if (known) return known

  const text = String(count)
  const icon = new TextIcon({ className: 'map-cluster', text, isHidden: true, iconSize: [40, 40] })
  NUMBERED.set(count, icon)
  return icon
}
