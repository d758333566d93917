import { readdir, readFile } from 'node:fs/promises'

import { sql, type Transaction } from 'kysely'

import type { Database } from './connection/connect.ts'
import type { DB } from './schema.d.ts'
import { transaction } from './transaction.ts'

const MIGRATIONS_URL = new URL('./migrations/', import.meta.url)
/** An arbitrary number that all servers share. */
const MIGRATION_LOCK_ID = 7_281_001

/**
 * Migrates the database: runs every .sql file once, sorted by name, all in one transaction. Servers that start
 * at the same time wait for each other; migrations of a newer server are kept.
 */
export async function migrate(db: Database, folder = MIGRATIONS_URL): Promise<string[]> {
  const files = await listMigrations(folder)
  return transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK_ID)})`.execute(tx)
    await sql`create table if not exists migration (
      name text primary key, done_at timestamptz not null default now()
    )`.execute(tx)
    const missing = await findPendingFiles(tx, files)
    for (const file of missing)
      await runMigration(tx, file, await readFile(new URL(file, folder), 'utf8'))
    return missing
  })
}

/** Lists the migrations that the database lacks, without writing. */
export const findMissingMigrations = async (db: Database): Promise<string[]> =>
  findPendingFiles(db, await listMigrations(MIGRATIONS_URL))

const listMigrations = async (folder: URL) =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()

async function findPendingFiles(db: Database, files: readonly string[]): Promise<string[]> {
  const done = await sql<{ name: string }>`select name from migration`.execute(db)
  return files.filter((file) => done.rows.every(({ name }) => name !== file))
}

/** Runs a migration. The drivers accept one statement at a time, but the database accepts a whole file. */
async function runMigration(tx: Transaction<DB>, file: string, text: string): Promise<void> {
  await sql`do ${sql.lit(`begin execute $file$${text}$file$; end`)}`.execute(tx)
  await sql`insert into migration (name) values (${file})`.execute(tx)
}
