import type { MapMarker } from './map-marker.ts'

/** The price of the cheapest marker. */
export const lowestPrice = (markers: readonly MapMarker[]): string | undefined =>
  markers.reduce<MapMarker | undefined>(
    (lowest, one) =>
      one.amount !== undefined && one.amount < (lowest?.amount ?? Infinity) ? one : lowest,
    undefined,
  )?.price
