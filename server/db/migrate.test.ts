import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  findPostgresProblem,
  type LocalPostgres,
  startPostgres,
} from '../testing/processes/postgres.ts'
import { connect, type Connection, type Database } from './connection/connect.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from '../testing/prepared/dumps.ts'

const MIGRATION_FILES = readdirSync(new URL('./migrations/', import.meta.url)).toSorted()

const databases = [
  { on: 'the embedded database', isEmbedded: true, missing: null },
  { on: 'PostgreSQL', isEmbedded: false, missing: findPostgresProblem() },
]

for (const { on, isEmbedded, missing } of databases)
  describe.skipIf(missing !== null)(`on ${on}`, () => {
    let postgres: LocalPostgres | null = null
    let connection: Connection
    let db: Database
    let folder: string
    beforeAll(async () => {
      postgres = isEmbedded ? null : await startPostgres()
      connection = await connect(
        postgres ? { databaseUrl: postgres.url } : { pglite: await openDatabase('empty') },
      )
      db = connection.db
      folder = mkdtempSync(join(tmpdir(), 'masar-migrations-'))
    })
    afterAll(async () => {
      await connection.close()
      await postgres?.stop()
      rmSync(folder, { recursive: true })
    })

    const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
    const run = () => migrate(db, pathToFileURL(`${folder}/`))
    const tableRows = async (table: string) =>
      (await sql<{ text: string }>`select text from ${sql.table(table)}`.execute(db)).rows.map(
        ({ text }) => text,
      )
    const names = async () =>
      (await sql<{ name: string }>`select name from migration order by name`.execute(db)).rows.map(
        ({ name }) => name,
      )

    it('a migration runs every statement of a file', async () => {
      write(
        '001-first.sql',
        `-- A comment; with a semicolon, and an apostrophe: it's one.
       create table said (text text not null default ';');
       insert into said select 'it''s; $1 and \\n' where 3 - 1 = 2;;
       create function say(what text) returns void language plpgsql as $$
       begin
         insert into said values (what); -- It is not the end;
       end $$;
       do $inner$ begin perform say('inner;'); end $inner$;
       select say('last')`,
      )
      expect(await run()).toEqual(['001-first.sql'])
      expect(await tableRows('said')).toEqual(["it's; $1 and \\n", 'inner;', 'last'])
    })

    it('a migration runs once, and a new one runs after it', async () => {
      write('002-second.sql', `insert into said values ('second')`)
      write('notes.txt', 'No migration.')
      expect(await run()).toEqual(['002-second.sql'])
      expect(await run()).toEqual([])
      expect(await tableRows('said')).toHaveLength(4)
    })

    it('failed migrations are rolled back', async () => {
      write('003-third.sql', 'create table third (text text); select say($$third$$);')
      write('004-fourth.sql', 'select 1; select nothing from nowhere;')
      await expect(run()).rejects.toThrow('relation "nowhere" does not exist')
      await expect(tableRows('third')).rejects.toThrow('does not exist')
      expect(await names()).toEqual(['001-first.sql', '002-second.sql'])
      expect(await tableRows('said')).toHaveLength(4)
    })

    it('migrations of a newer server are kept', async () => {
      rmSync(join(folder, '003-third.sql'))
      rmSync(join(folder, '004-fourth.sql'))
      await sql`insert into migration (name) values ('009-later.sql')`.execute(db)
      expect(await run()).toEqual([])
      expect(await names()).toContain('009-later.sql')
    })

    it('migrations that an older server has already run are not repeated', async () => {
      await sql`drop table migration`.execute(db)
      await sql`create table migration (
      name text primary key, done_at timestamptz not null default now()
    )`.execute(db)
      for (const name of MIGRATION_FILES)
        await sql`insert into migration (name) values (${name})`.execute(db)
      expect(await migrate(db)).toEqual([])
      expect(await names()).toEqual(MIGRATION_FILES)
      await expect(tableRows('booking')).rejects.toThrow('does not exist')
    })

    it('servers that start at the same time wait for each other', async () => {
      await sql`drop table migration`.execute(db)
      const open = () =>
        postgres ? connect({ databaseUrl: postgres.url }) : Promise.resolve(connection)
      const others = await Promise.all([open(), open()])
      const done = await Promise.all(
        [db, ...others.map((other) => other.db)].map((one) => migrate(one)),
      )
      expect(done.toSorted((a, b) => b.length - a.length)).toEqual([MIGRATION_FILES, [], []])
      if (postgres) for (const other of others) await other.close()
    })
  })
