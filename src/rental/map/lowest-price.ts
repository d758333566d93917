import type { MapMarker } from './map-marker.ts'

/** Returns the price of the cheapest marker. */
export const getLowestMarkerPrice = (markers: readonly MapMarker[]): string | undefined =>
  markers.reduce<MapMarker | undefined>(
    (lowest, one) =>
      one.amount !== undefined && one.amount < (lowest?.amount ?? Infinity) ? one : lowest,
    undefined,
  )?.price
