import { workAtTheDesk } from './bookings/desk-robot.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'

const SECOND = 1000

type Parts = {
  db: Database
  config: Pick<Config, 'deskRobotSeconds'>
  now: () => Date
  log: (line: string) => void
}

/** Lets the desk robot look for work every second, where one is wanted. */
export function startDesk({ db, config, now, log }: Parts): { stop: () => void } {
  const { deskRobotSeconds: seconds } = config
  if (seconds === 0) return { stop: () => undefined }
  let isAtWork = false
  const timer = setInterval(() => {
    if (isAtWork) return
    isAtWork = true
    void workAtTheDesk(db, { now: now(), seconds })
      .catch((error: unknown) => log(`desk: ${error instanceof Error ? error.name : 'failed'}`))
      .finally(() => {
        isAtWork = false
      })
  }, SECOND)
  return { stop: () => clearInterval(timer) }
}
