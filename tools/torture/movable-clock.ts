import { existsSync, globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Cleanup, ownFolder } from './locations.ts'

/** The system clock of a process that is started with `environment`, as it is wrong from one moment to the next. */
export interface MovableClock {
  environment: Readonly<Record<string, string>>
  /** Puts it so many milliseconds before (above 0) or behind the right time; it is noticed within a second. */
  shift: (milliseconds: number) => void
}

const LIBRARY = ['/usr/lib/*/faketime', '/usr/lib/faketime', '/usr/local/lib/faketime']
  .flatMap((folder) => globSync(join(folder, 'libfaketimeMT.so.1')))
  .find((file) => existsSync(file))

/** Why no process can have a wrong clock here; null when one can. */
export const findClockProblem = (): string | null =>
  LIBRARY ? null : 'libfaketime is not installed'

/**
 * A clock by libfaketime (https://github.com/wolfcw/libfaketime): `Date`, the time of PostgreSQL and of the files jump,
 * timers go on, as on a machine whose time is put right. Null where it is not installed.
 */
export function movableClock(cleanup: Cleanup): MovableClock | null {
  if (!LIBRARY) return null
  const file = join(ownFolder(cleanup), 'shift')
  const shift = (milliseconds: number) => {
    const seconds = Math.round(milliseconds / 1000)
    writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  }
  shift(0)
  return {
    environment: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
    shift,
  }
}
