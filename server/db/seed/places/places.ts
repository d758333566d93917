import { idOf } from '../identity.ts'
import { algeria } from './algeria.ts'
import { libya } from './libya.ts'
import { morocco } from './morocco.ts'
import type { Country, Names, Place, Spot } from './place.ts'
import { tunisia } from './tunisia.ts'

export const countries: readonly Country[] = [tunisia, algeria, libya, morocco]

export const placeId = (key: string) => idOf('location', key)

export interface PlaceRows {
  country: { id: string; code: string }[]
  location: ReturnType<typeof locationRow>[]
  parking_spot: { id: string; location_id: string; latitude: number; longitude: number }[]
  translation: { id: string; owner_id: string; language: string; value: string }[]
}

/** Every place of the world with its country, its parking spots and its names. */
export function placeRows(): PlaceRows {
  const rows: PlaceRows = { country: [], location: [], parking_spot: [], translation: [] }
  for (const country of countries) {
    const countryId = idOf('country', country.code)
    rows.country.push({ id: countryId, code: country.code })
    rows.translation.push(...namesOf(countryId, country.names))
    for (const place of country.places) addPlace(rows, country, place)
  }
  return rows
}

function addPlace(rows: PlaceRows, country: Country, place: Place) {
  const location = locationRow(country, place)
  rows.location.push(location)
  rows.translation.push(...namesOf(location.id, place.names))
  for (const [index, spot] of (place.spots ?? []).entries()) {
    const id = idOf('parkingSpot', `${place.key}/${index + 1}`)
    rows.parking_spot.push({ id, location_id: location.id, ...position(spot) })
    rows.translation.push(...namesOf(id, spot.names))
  }
}

function locationRow(country: Country, place: Place) {
  return {
    id: placeId(place.key),
    country_id: idOf('country', country.code),
    parent_id: place.parent === undefined ? null : placeId(place.parent),
    ...position(place),
    time_zone: country.timeZone,
    image: null,
  }
}

function position({ at: [latitude, longitude] }: Place | Spot) {
  return { latitude, longitude }
}

function namesOf(owner: string, [fr, en, es]: Names) {
  return Object.entries({ fr, en, es }).map(([language, value]) => ({
    id: idOf('translation', `${owner}/${language}`),
    owner_id: owner,
    language,
    value,
  }))
}
