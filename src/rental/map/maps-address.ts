interface Coordinates {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/**
 * Returns a URL that opens the map app on a phone, and Google Maps elsewhere. Returns null without a position.
 */
export function toMapsUrl({ latitude, longitude }: Coordinates): string | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  const query = new URLSearchParams({ api: '1', query: `${latitude},${longitude}` })
  return `https://www.google.com/maps/search/?${query.toString()}`
}
