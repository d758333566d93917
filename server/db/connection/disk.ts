import { statfs } from 'node:fs/promises'

import { type Kysely, type LogEvent, sql } from 'kysely'

/** PostgreSQL writes its log in segments of 16 MB. */
const MIN_FREE_BYTES = 32 * 1024 * 1024
/** PostgreSQL's disk_full, and the message of PGlite. */
const DISK_FULL = /^(?:53100|58030)$/

/** Whether the database disk is too full to write. */
export type IsDiskFull = () => Promise<boolean>

/**
 * The disk of an embedded database is measured. A remote PostgreSQL reveals a full disk only by
 * failed writes: after one, each check tries to write a megabyte until it succeeds.
 */
export function watchDisk(dataDir: string | undefined) {
  let hasFailed = false
  return {
    observe: (event: LogEvent) => {
      if (event.level === 'error' && isDiskFull(event.error)) hasFailed = true
    },
    isFull: async <Tables>(db: Kysely<Tables>): Promise<boolean> => {
      if (dataDir && (await freeBytes(dataDir)) < MIN_FREE_BYTES) return true
      if (hasFailed) hasFailed = !(await canWrite(db))
      return hasFailed
    },
  }
}

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const hasCode = 'code' in error && typeof error.code === 'string' && DISK_FULL.test(error.code)
  return hasCode || isDiskFull(error.cause)
}

/** Infinite when the file system does not report it. */
async function freeBytes(folder: string): Promise<number> {
  const found = await statfs(folder).catch(() => null)
  return found ? found.bavail * found.bsize : Infinity
}

const canWrite = <Tables>(db: Kysely<Tables>): Promise<boolean> =>
  sql`create temporary table masar_room on commit drop
    as select md5(n::text) as filler from generate_series(1, 20000) n`
    .execute(db)
    .then(
      () => true,
      () => false,
    )
