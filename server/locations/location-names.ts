import { type RawBuilder, sql } from 'kysely'

/** Selects the name of a country, location or parking spot, in English when the language has no translation. */
export const selectLocalName = (ownerId: string, language: string): RawBuilder<string> =>
  sql<string>`coalesce((
    select value from translation where owner_id = ${sql.ref(ownerId)}
    order by language = ${language} desc, language = 'en' desc, language limit 1
  ), '')`

type LocationValue = { _id: string; language: string; value: string }

/** Selects all names, as detail calls return them. */
export const selectAllNames = (ownerId: string): RawBuilder<LocationValue[]> =>
  sql<LocationValue[]>`coalesce((
    select json_agg(json_build_object('_id', id, 'language', language, 'value', value)
      order by language)
    from translation where owner_id = ${sql.ref(ownerId)}
  ), '[]'::json)`

/** Folds a name to compare and sort it regardless of case and accents. */
export const foldName = (text: RawBuilder<string>) => sql<string>`lower(unaccent(${text}))`

/** Makes a pattern that matches the keyword anywhere, with SQL wildcards escaped. */
export const makeContainsPattern = (keyword: string) =>
  sql<string>`${`%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`}`
