import { sql } from 'kysely'

import type { Database } from '../db/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { fleetPricesAt } from '../fleet/fleet-prices.ts'
import { given, nothing, type Operation } from '../operation.ts'
import { containing, nameOf, plain } from '../places/names.ts'
import { readPlace } from '../places/place.ts'

export const listLocations: Operation<'listLocations'> = async (call) => {
  const { db, places, params, query } = call
  const { page, size, language } = params
  const found = (await places.now()).find(query.s ?? '', language)
  const rows = await readPlaces(db, found.slice((page - 1) * size, page * size), language)
  const resultData = rows.map((row) => ({
    ...placeOf(row),
    country: { _id: row.country_id, name: row.country_name, code: row.code },
  }))
  return given([{ resultData, pageInfo: found.length > 0 ? [{ totalRecords: found.length }] : [] }])
}

export const listLocationsWithPosition: Operation<'listLocationsWithPosition'> = async (call) => {
  const { db, places, params, query } = call
  const found = (await places.now()).find(query.s ?? '', params.language)
  const rows = await readPlaces(db, found, params.language)
  return given(
    rows.flatMap((row) =>
      row.latitude === null || row.longitude === null
        ? []
        : {
            ...placeOf(row),
            country: row.country_id,
            latitude: row.latitude,
            longitude: row.longitude,
          },
    ),
  )
}

export const readLocation: Operation<'readLocation'> = async ({ db, params, fleet, now }) => {
  const place = await readPlace(db, params.id, params.language)
  if (!place) return nothing
  return given({ ...place, fleet: fleetPricesAt(await fleet.now(), place._id, now()) })
}

export const findLocationId: Operation<'findLocationId'> = async ({ db, params }) => {
  const found = await db
    .selectFrom('translation')
    .innerJoin('location', 'location.id', 'translation.owner_id')
    .select('location.id')
    .where('translation.language', '=', params.language)
    .where(sql<string>`lower(translation.value)`, '=', sql<string>`lower(${params.name.trim()})`)
    .executeTakeFirst()
  return found ? given(found.id) : nothing
}

export const listCountriesWithLocations: Operation<'listCountriesWithLocations'> = async (call) => {
  const { db, params, query, now } = call
  const fleet = await call.fleet.now()
  const country = nameOf('country.id', params.language)
  const countries = await db
    .selectFrom('country')
    .select(['country.id', 'country.code', country.as('name')])
    .where(plain(country), 'like', plain(containing(query.s ?? '')))
    .orderBy(plain(country))
    .execute()
  const name = nameOf('location.id', params.language)
  const locations = await db
    .selectFrom('location')
    .selectAll()
    .select(name.as('name'))
    .orderBy(plain(name))
    .orderBy('location.id')
    .execute()
  const rows = countries.map(({ id, code, name: countryName }) => {
    const theirs = locations.filter(
      (row) => row.country_id === id && (!params.imageRequired || row.image !== null),
    )
    return {
      _id: id,
      name: countryName,
      code,
      locationsSize: theirs.length,
      locations: theirs.map((row) => ({
        ...placeOf(row),
        country: id,
        dailyPrice: lowestOf(fleetPricesAt(fleet, row.id, now())),
      })),
    }
  })
  return given(rows.filter((row) => row.locationsSize >= params.minLocations))
}

const lowestOf = (prices: readonly { dailyPrice: number }[]): number | null =>
  prices.length > 0 ? Math.min(...prices.map(({ dailyPrice }) => dailyPrice)) : null

type PlaceRow = {
  id: string
  name: string
  latitude: number | null
  longitude: number | null
  image: string | null
  parent_id: string | null
  time_zone: string
}

const placeOf = (row: PlaceRow) => ({
  _id: row.id,
  name: row.name,
  latitude: row.latitude,
  longitude: row.longitude,
  image: row.image,
  ...(row.parent_id ? { parentLocation: row.parent_id } : {}),
  timeZone: row.time_zone,
})

/** The places of these ids with their country, in the order of the ids. */
async function readPlaces(db: Database, ids: readonly ObjectId[], language: string) {
  const rows = await db
    .selectFrom('location')
    .innerJoin('country', 'country.id', 'location.country_id')
    .selectAll('location')
    .select('country.code')
    .select([nameOf('location.id', language).as('name')])
    .select([nameOf('country.id', language).as('country_name')])
    .where('location.id', '=', sql<ObjectId>`any(${ids})`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
