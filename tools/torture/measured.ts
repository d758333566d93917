import type { Connection } from '../../server/db/connection/connect.ts'
import { endAllServers } from '../../server/testing/processes/server-process.ts'
import type { TestServer } from '../../server/testing/test-server.ts'

/** One thing that was done to the service, and what came of it. */
export type Measured = { what: string; came: string; wanted: string; isReached: boolean }

export type DatabaseKind = Connection['kind']

/** Where races are run: the servers of one database, in this process. */
export type Ground = { kind: DatabaseKind; servers: readonly [TestServer, ...TestServer[]] }

/** Ended by itself or not, a measurement ends. */
export async function measure(
  what: string,
  wanted: string,
  work: () => Promise<{ came: string; isReached: boolean }>,
  longest = LONGEST,
): Promise<Measured> {
  const start = performance.now()
  const { came, isReached } = await inTime(work(), longest).catch(async (error: unknown) => {
    await endAllServers()
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
    return { came: why, isReached: false }
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stderr.write(`${isReached ? 'ok' : 'FELL SHORT'}  ${what}: ${came} (${seconds} s)\n`)
  return { what, came: came ?? '', wanted, isReached }
}

/** A quiet machine needs a tenth of it. */
const LONGEST = 300_000

async function inTime<Result>(work: Promise<Result>, longest: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const seconds = longest / 1000
  const timer = setTimeout(() => reject(new Error(`not over after ${seconds} s`)), longest)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

type Row = Pick<Measured, 'what' | 'wanted' | 'isReached'> & {
  [Kind in DatabaseKind]?: string
}

/** One row for each thing, with what came of it on either database. */
export function tortureTable(found: Readonly<Record<DatabaseKind, readonly Measured[]>>): string {
  const rows = new Map<string, Row>()
  for (const kind of ['embedded', 'postgres'] as const)
    for (const { what, came, wanted, isReached } of found[kind]) {
      const row = rows.get(what) ?? { what, wanted, isReached: true }
      rows.set(what, { ...row, [kind]: came, isReached: row.isReached && isReached })
    }
  const cells = [...rows.values()].map((row) => [
    row.what,
    row.embedded ?? '-',
    row.postgres ?? '-',
    row.wanted,
    row.isReached ? 'ok' : 'FELL SHORT',
  ])
  const all = [['what', 'embedded', 'PostgreSQL', 'wanted', ''], ...cells]
  const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...all.map((row) => (row[at] ?? '').length)))
  return all
    .map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
