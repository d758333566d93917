import { sql } from 'kysely'

import { given, nothing, type Operation } from '../operation.ts'
import { containing, nameOf, plain } from '../places/names.ts'
import { readPlace } from '../places/place.ts'

export const listLocations: Operation<'listLocations'> = async ({ db, params, query }) => {
  const { page, size, language } = params
  const name = nameOf('location.id', language)
  const rows = await db
    .selectFrom('location')
    .innerJoin('country', 'country.id', 'location.country_id')
    .selectAll('location')
    .select('country.code')
    .select([name.as('name'), nameOf('country.id', language).as('country_name')])
    .select(sql<number>`count(*) over ()`.as('total'))
    .where(plain(name), 'like', plain(containing(query.s ?? '')))
    .orderBy(plain(name))
    .orderBy('location.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const resultData = rows.map((row) => ({
    ...placeOf(row),
    country: { _id: row.country_id, name: row.country_name, code: row.code },
  }))
  const total = rows[0]?.total ?? (page > 1 ? await countLocations(db, language, query.s) : 0)
  return given([{ resultData, pageInfo: total > 0 ? [{ totalRecords: total }] : [] }])
}

export const listLocationsWithPosition: Operation<'listLocationsWithPosition'> = async (call) => {
  const { db, params, query } = call
  const name = nameOf('location.id', params.language)
  const rows = await db
    .selectFrom('location')
    .selectAll()
    .select(name.as('name'))
    .where('latitude', 'is not', null)
    .where(plain(name), 'like', plain(containing(query.s ?? '')))
    .execute()
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

export const readLocation: Operation<'readLocation'> = async ({ db, params }) => {
  const place = await readPlace(db, params.id, params.language)
  return place ? given(place) : nothing
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
  const { db, params, query } = call
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
      locations: theirs.map((row) => ({ ...placeOf(row), country: id })),
    }
  })
  return given(rows.filter((row) => row.locationsSize >= params.minLocations))
}

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

/** The true total for a page beyond the end. */
async function countLocations(
  db: Parameters<typeof readPlace>[0],
  language: string,
  keyword: string | undefined,
): Promise<number> {
  const { total } = await db
    .selectFrom('location')
    .select(sql<number>`count(*)`.as('total'))
    .where(plain(nameOf('location.id', language)), 'like', plain(containing(keyword ?? '')))
    .executeTakeFirstOrThrow()
  return total
}
