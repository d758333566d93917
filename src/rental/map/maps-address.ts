interface Coordinates {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/** Opens the map app on a phone, and Google Maps elsewhere; null without a position. */
export function mapsAddress({ latitude, longitude }: Coordinates): string | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  const query = new URLSearchParams({ api: '1', query: `${latitude},${longitude}` })
  return `https://www.google.com/maps/search/?${query.toString()}`
}
