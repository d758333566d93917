import { statfs } from 'node:fs/promises'

import { type Kysely, type LogEvent, sql } from 'kysely'

/** Room for two segments of PostgreSQL's write-ahead log, 16 MB each. */
const MIN_FREE_BYTES = 32 * 1024 * 1024
/** The error codes of a full disk: `disk_full` of PostgreSQL, and the code that PGlite reports. */
const DISK_FULL_CODE_PATTERN = /^(?:53100|58030)$/

/** Whether the database disk is too full to write. */
export type DiskFullCheck = () => Promise<boolean>

/**
 * Watches for a full disk. For an embedded database, measures the free space. A remote PostgreSQL reveals a
 * full disk only through failed writes: after a failure, each check tries to write a megabyte until it
 * succeeds.
 */
export function watchDisk(dataDir: string | undefined) {
  let hasFailed = false
  return {
    observe: (event: LogEvent) => {
      if (event.level === 'error' && isDiskFull(event.error)) hasFailed = true
    },
    isFull: async <Tables>(db: Kysely<Tables>): Promise<boolean> => {
      if (dataDir && (await readFreeBytes(dataDir)) < MIN_FREE_BYTES) return true
      if (hasFailed) hasFailed = !(await canWrite(db))
      return hasFailed
    },
  }
}

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const hasCode =
    'code' in error && typeof error.code === 'string' && DISK_FULL_CODE_PATTERN.test(error.code)
  return hasCode || isDiskFull(error.cause)
}

/** Returns Infinity when the file system does not report its free space. */
async function readFreeBytes(folder: string): Promise<number> {
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
