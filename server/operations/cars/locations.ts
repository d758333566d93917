import type { MajorUnits } from '@masar/openapi/schema.d.ts'
import { sql } from 'kysely'

import { getLocationOffer } from '../../car-search/fleet-prices.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { makeContainsPattern, foldName, selectLocalName } from '../../locations/location-names.ts'
import { readLocationDetail } from '../../locations/read-location.ts'
import { respondWith, noContent, type Operation } from '../operation.ts'

export const listLocations: Operation<'listLocations'> = async (call) => {
  const { db, locations, params, query } = call
  const { page, size, language } = params
  const search = await locations.now()
  const found = search.find(query.s ?? '', language)
  const fleet = await call.fleet.now()
  const rows = await readLocations(db, found.slice((page - 1) * size, page * size), language)
  const resultData = rows.map((row) => ({
    ...toWireLocation(row),
    kind: search.kind(row.id),
    cars: getLocationOffer(fleet, row.id, call.now()).cars,
    country: { _id: row.country_id, name: row.country_name, code: row.code },
  }))
  return respondWith([
    { resultData, pageInfo: found.length > 0 ? [{ totalRecords: found.length }] : [] },
  ])
}

export const listLocationsWithPosition: Operation<'listLocationsWithPosition'> = async (call) => {
  const { db, locations, params, query } = call
  const found = (await locations.now()).find(query.s ?? '', params.language)
  const rows = await readLocations(db, found, params.language)
  return respondWith(
    rows.flatMap((row) =>
      row.latitude === null || row.longitude === null
        ? []
        : {
            ...toWireLocation(row),
            country: row.country_id,
            latitude: row.latitude,
            longitude: row.longitude,
          },
    ),
  )
}

export const readLocation: Operation<'readLocation'> = async ({ db, params, fleet, now }) => {
  const location = await readLocationDetail(db, params.id, params.language)
  if (!location) return noContent
  return respondWith({
    ...location,
    fleet: getLocationOffer(await fleet.now(), location._id, now()).prices,
  })
}

export const findLocationId: Operation<'findLocationId'> = async ({ db, params }) => {
  const found = await db
    .selectFrom('translation')
    .innerJoin('location', 'location.id', 'translation.owner_id')
    .select('location.id')
    .where('translation.language', '=', params.language)
    .where(sql<string>`lower(translation.value)`, '=', sql<string>`lower(${params.name.trim()})`)
    .executeTakeFirst()
  return found ? respondWith(found.id) : noContent
}

export const listCountriesWithLocations: Operation<'listCountriesWithLocations'> = async (call) => {
  const { db, params, query, now } = call
  const fleet = await call.fleet.now()
  const search = await call.locations.now()
  const country = selectLocalName('country.id', params.language)
  const countries = await db
    .selectFrom('country')
    .select(['country.id', 'country.code', country.as('name')])
    .where(foldName(country), 'like', foldName(makeContainsPattern(query.s ?? '')))
    .orderBy(foldName(country))
    .execute()
  const name = selectLocalName('location.id', params.language)
  const locations = await db
    .selectFrom('location')
    .selectAll()
    .select(name.as('name'))
    .orderBy(foldName(name))
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
      locations: theirs.map((row) => {
        const { prices, cars } = getLocationOffer(fleet, row.id, now())
        return {
          ...toWireLocation(row),
          kind: search.kind(row.id),
          country: id,
          dailyPrice: findLowestPrice(prices),
          cars,
        }
      }),
    }
  })
  return respondWith(rows.filter((row) => row.locationsSize >= params.minLocations))
}

const findLowestPrice = (prices: readonly { dailyPrice: MajorUnits }[]): number | null =>
  prices.length > 0 ? Math.min(...prices.map(({ dailyPrice }) => dailyPrice)) : null

type LocationRow = {
  id: string
  name: string
  latitude: number | null
  longitude: number | null
  image: string | null
  parent_id: string | null
  time_zone: string
}

const toWireLocation = (row: LocationRow) => ({
  _id: row.id,
  name: row.name,
  latitude: row.latitude,
  longitude: row.longitude,
  image: row.image,
  ...(row.parent_id ? { parentLocation: row.parent_id } : {}),
  timeZone: row.time_zone,
})

/** Reads locations with their country, sorted by id. */
async function readLocations(db: Database, ids: readonly ObjectId[], language: string) {
  const rows = await db
    .selectFrom('location')
    .innerJoin('country', 'country.id', 'location.country_id')
    .selectAll('location')
    .select('country.code')
    .select([selectLocalName('location.id', language).as('name')])
    .select([selectLocalName('country.id', language).as('country_name')])
    .where('location.id', '=', sql<ObjectId>`any(${ids})`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
