import { sql } from 'kysely'

import { isSealedBy, seal, unseal } from '../account/sealed-bytes.ts'
import type { SealKey } from '../config/seal-key.ts'
import type { Database } from '../db/connection/connect.ts'
import { transaction } from '../db/transaction.ts'

const BATCH_SIZE = 20

/**
 * Seals every license with the first key, whether it is unsealed or was sealed with another key. Commits each
 * license separately, so that servers keep running. A rehearsal only counts them.
 */
export async function sealLicenses(
  db: Database,
  keys: readonly SealKey[],
  isRehearsal: boolean,
): Promise<number> {
  const [key] = keys
  if (!key)
    throw new Error('LICENSE_KEYS contains no key. Create one with: openssl rand -base64 32')
  let count = 0
  for (let after = ''; ;) {
    const names = await listNames(db, after)
    for (const name of names) if (await resealLicense(db, name, keys, isRehearsal)) count += 1
    const last = names.at(-1)
    if (!last) return count
    after = last
  }
}

const listNames = async (db: Database, after: string): Promise<string[]> =>
  (
    await db
      .selectFrom('upload')
      .select('name')
      .where('kind', '!=', 'avatar')
      .where('name', '>', after)
      .orderBy('name')
      .limit(BATCH_SIZE)
      .execute()
  ).map(({ name }) => name)

const resealLicense = (
  db: Database,
  name: string,
  keys: readonly SealKey[],
  isRehearsal: boolean,
) =>
  transaction(db, async (tx) => {
    const row = await tx
      .selectFrom('upload')
      .select(sql<string>`encode(bytes, 'base64')`.as('text'))
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst()
    const [key] = keys
    if (!row || !key) return false
    const bytes = Buffer.from(row.text, 'base64')
    if (isSealedBy(bytes, key)) return false
    const sealed = Buffer.from(seal(unseal(bytes, name, keys), name, keys)).toString('base64')
    if (!isRehearsal)
      await tx
        .updateTable('upload')
        .set({ bytes: sql`decode(${sealed}, 'base64')` } as never)
        .where('name', '=', name)
        .execute()
    return true
  })
