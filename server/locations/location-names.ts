import { type RawBuilder, sql } from 'kysely'

/** The name of a country, place or parking spot; in English where that language has none. */
export const localName = (ownerId: string, language: string): RawBuilder<string> =>
  sql<string>`coalesce((
    select value from translation where owner_id = ${sql.ref(ownerId)}
    order by language = ${language} desc, language = 'en' desc, language limit 1
  ), '')`

type LocationValue = { _id: string; language: string; value: string }

/** All its names, as the detail calls give them. */
export const allNames = (ownerId: string): RawBuilder<LocationValue[]> =>
  sql<LocationValue[]>`coalesce((
    select json_agg(json_build_object('_id', id, 'language', language, 'value', value)
      order by language)
    from translation where owner_id = ${sql.ref(ownerId)}
  ), '[]'::json)`

/** For comparing and ordering names without regard to case and accents. */
export const foldedName = (text: RawBuilder<string>) => sql<string>`lower(unaccent(${text}))`

/** A pattern that finds the keyword anywhere; what is a wildcard in SQL is a letter to people. */
export const containsText = (keyword: string) =>
  sql<string>`${`%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`}`
