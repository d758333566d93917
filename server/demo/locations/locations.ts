import { toDemoId } from '../identity.ts'
import { algeria } from './algeria.ts'
import { libya } from './libya.ts'
import type { Country, Names, SeedLocation, Spot } from './location.ts'
import { morocco } from './morocco.ts'
import { tunisia } from './tunisia.ts'

export const countries: readonly Country[] = [tunisia, algeria, libya, morocco]

export const toLocationId = (key: string) => toDemoId('location', key)

export interface LocationRows {
  country: { id: string; code: string }[]
  location: ReturnType<typeof makeLocationRow>[]
  parking_spot: { id: string; location_id: string; latitude: number; longitude: number }[]
  translation: { id: string; owner_id: string; language: string; value: string }[]
}

/** Creates the rows of every location of the demo data, with its country, parking spots and names. */
export function makeLocationRows(): LocationRows {
  const rows: LocationRows = { country: [], location: [], parking_spot: [], translation: [] }
  for (const country of countries) {
    const countryId = toDemoId('country', country.code)
    rows.country.push({ id: countryId, code: country.code })
    rows.translation.push(...makeNameRows(countryId, country.names))
    for (const location of country.locations) addLocation(rows, country, location)
  }
  return rows
}

function addLocation(rows: LocationRows, country: Country, location: SeedLocation) {
  const row = makeLocationRow(country, location)
  rows.location.push(row)
  rows.translation.push(...makeNameRows(row.id, location.names))
  for (const [index, spot] of (location.spots ?? []).entries()) {
    const id = toDemoId('parkingSpot', `${location.key}/${index + 1}`)
    rows.parking_spot.push({ id, location_id: row.id, ...toPositionColumns(spot) })
    rows.translation.push(...makeNameRows(id, spot.names))
  }
}

function makeLocationRow(country: Country, location: SeedLocation) {
  return {
    id: toLocationId(location.key),
    country_id: toDemoId('country', country.code),
    parent_id: location.parent === undefined ? null : toLocationId(location.parent),
    ...toPositionColumns(location),
    time_zone: country.timeZone,
    image: null,
  }
}

function toPositionColumns({ at: [latitude, longitude] }: SeedLocation | Spot) {
  return { latitude, longitude }
}

function makeNameRows(owner: string, [fr, en, es]: Names) {
  return Object.entries({ fr, en, es }).map(([language, value]) => ({
    id: toDemoId('translation', `${owner}/${language}`),
    owner_id: owner,
    language,
    value,
  }))
}
