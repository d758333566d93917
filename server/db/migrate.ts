import { readdir, readFile } from 'node:fs/promises'

import { sql, type Transaction } from 'kysely'

import type { Database } from './connect.ts'
import { transaction } from './transaction.ts'
import type { Schema } from './schema.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Any number will do, as long as every server takes the same one. */
const MIGRATION_LOCK = 7_281_001

/**
 * Brings the database to the newest form: every .sql file once, in the order of its name, all in
 * one transaction. Servers that start side by side wait for each other.
 */
export async function migrate(db: Database): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted()
  return transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx)
    const missing = files.filter(notIn(await migrated(tx)))
    for (const file of missing) await run(tx, file)
    return missing
  })
}

async function migrated(tx: Transaction<Schema>): Promise<Set<string>> {
  await sql`create table if not exists migration (
    name text primary key, done_at timestamptz not null default now()
  )`.execute(tx)
  const done = await sql<{ name: string }>`select name from migration`.execute(tx)
  return new Set(done.rows.map((row) => row.name))
}

async function run(tx: Transaction<Schema>, file: string) {
  const text = await readFile(new URL(file, FOLDER), 'utf8')
  for (const statement of statementsOf(text)) await sql.raw(statement).execute(tx)
  await sql`insert into migration (name) values (${file})`.execute(tx)
}

/**
 * The statements of a file. The extended protocol, which both drivers may use, takes one at a time.
 * A semicolon ends a statement unless it stands in a $$ body, a string or a comment.
 */
export function statementsOf(text: string): string[] {
  const parts = text.match(/\$\$[\s\S]*?\$\$|'(?:[^']|'')*'|--[^\n]*|;|[^$';-]+|[$'-]/g) ?? []
  const statements: string[] = []
  let current = ''
  for (const part of parts) {
    if (part === ';') {
      statements.push(current.trim())
      current = ''
    } else if (!part.startsWith('--')) current += part
  }
  return [...statements, current.trim()].filter((statement) => statement !== '')
}

const notIn = (done: Set<string>) => (name: string) => !done.has(name)
