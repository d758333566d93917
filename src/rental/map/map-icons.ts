import { type DivIcon, divIcon } from 'leaflet'

/** One for all of a kind: with another icon a marker begins anew, and loses the focus. */
export const PINS = {
  location: divIcon({ className: 'map-pin', iconSize: [28, 28] }),
  parking: divIcon({ className: 'map-pin map-parking', iconSize: [28, 28] }),
}

const NUMBERED = new Map<number, DivIcon>()

/** With a number that is seen; the marker's name is its title. */
export function numbered(count: number): DivIcon {
  const known = NUMBERED.get(count)
  if (known) return known

  const seen = document.createElement('span')
  seen.ariaHidden = 'true'
  seen.textContent = String(count)
  const icon = divIcon({ className: 'map-cluster', html: seen.outerHTML, iconSize: [40, 40] })
  NUMBERED.set(count, icon)
  return icon
}
