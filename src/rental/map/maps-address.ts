interface Coordinates {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/** Opens the map app of a phone, and its page elsewhere; null for a place without a position. */
export function mapsAddress({ latitude, longitude }: Coordinates): string | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  const query = new URLSearchParams({ api: '1', query: `${latitude},${longitude}` })
  return `https://www.google.com/maps/search/?${query.toString()}`
}
