import { isTimeZone } from '@masar/domain/rental/rental-clock.ts'
import { LANGUAGES } from '@masar/domain/service/languages.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'

import type { Database } from '../../db/connection/connect.ts'
import type { Location } from '../../db/schema.d.ts'
import { type ObjectId, createObjectId } from '../../db/object-id.ts'
import { type KnownReferences, toFleetId, type LineWriter } from './known-references.ts'
import type { LineReader } from './line-reader.ts'

/** The imported columns of `location` that are written first; parents are set once all locations exist. */
type ImportedColumn = Exclude<keyof Location, 'id' | 'image' | 'parent_id'>

/** Reads a pick-up and drop-off location. */
export function readLocationLine(reader: LineReader, known: KnownReferences): LineWriter {
  const id = toFleetId('location', reader.text('location'))
  const country = reader.text('country').toUpperCase()
  if (!/^[A-Z]{2}$/.test(country)) reader.complain('country must be a code of two letters.')
  const parent = reader.optionalText('parent')
  const parentId = parent ? known.find('location', parent, reader) : null
  known.nest(id, parentId, reader)
  const point = {
    latitude: reader.optionalDecimal('latitude', -90, 90),
    longitude: reader.optionalDecimal('longitude', -180, 180),
    time_zone: reader.optionalText('time_zone') ?? getDefaultTimeZone(),
  }
  if ((point.latitude === null) !== (point.longitude === null))
    reader.complain('latitude and longitude belong together.')
  if (!isTimeZone(point.time_zone)) reader.complain(`"${point.time_zone}" is no time zone.`)
  const names = LANGUAGES.map((language) => ({ language, value: reader.text(`name_${language}`) }))
  return async (tx) => {
    const row = {
      ...point,
      country_id: await findCountry(tx, country),
    } satisfies Record<ImportedColumn, unknown>
    await tx
      .insertInto('location')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    for (const { language, value } of names) await storeName(tx, id, language, value)
    return (later) =>
      later.updateTable('location').set({ parent_id: parentId }).where('id', '=', id).execute()
  }
}

async function findCountry(tx: Database, code: string): Promise<ObjectId> {
  const found = await tx
    .selectFrom('country')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst()
  if (found) return found.id
  const id = createObjectId()
  await tx.insertInto('country').values({ id, code }).execute()
  for (const language of LANGUAGES) {
    const name = new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
    await storeName(tx, id, language, name)
  }
  return id
}

const storeName = (tx: Database, owner_id: ObjectId, language: string, value: string) =>
  tx
    .insertInto('translation')
    .values({ id: createObjectId(), owner_id, language, value })
    .onConflict((conflict) => conflict.columns(['owner_id', 'language']).doUpdateSet({ value }))
    .execute()
