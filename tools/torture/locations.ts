import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { hashPassword } from '../../server/account/passwords/password.ts'
import { connect } from '../../server/db/connection/connect.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seedDemo } from '../../server/demo/seed-demo.ts'
import { type LocalPostgres, startPostgres } from '../../server/testing/processes/postgres.ts'
import { NOW, serverOn, testServer } from '../../server/testing/test-server.ts'
import type { Ground } from './measured.ts'

/** Undone in reverse order, whatever has happened. */
export class Cleanup {
  readonly #steps: (() => unknown)[] = []

  add(step: () => unknown): void {
    this.#steps.push(step)
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).toReversed())
      await Promise.resolve()
        .then(step)
        .catch((error: unknown) => console.error(`Left behind: ${String(error)}`))
  }
}

export async function embeddedGround(cleanup: Cleanup): Promise<Ground> {
  const server = await testServer()
  cleanup.add(server.close)
  return { kind: 'embedded', servers: [server] }
}

/** Two servers on one PostgreSQL. */
export async function postgresGround({ url }: LocalPostgres, cleanup: Cleanup): Promise<Ground> {
  const first = await connect({ databaseUrl: url })
  cleanup.add(first.close)
  await migrate(first.db)
  await seedDemo(first.db, { now: NOW, hashPassword })
  const second = await connect({ databaseUrl: url })
  cleanup.add(second.close)
  return { kind: 'postgres', servers: [serverOn(first), serverOn(second)] }
}

export async function ownPostgres(
  cleanup: Cleanup,
  environment: Readonly<Record<string, string>> = {},
): Promise<LocalPostgres> {
  const postgres = await startPostgres({ environment })
  cleanup.add(postgres.stop)
  return postgres
}

export function ownFolder(cleanup: Cleanup): string {
  const folder = mkdtempSync(join(tmpdir(), 'masar-torture-'))
  cleanup.add(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
