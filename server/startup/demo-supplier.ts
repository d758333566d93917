import { runDemoSupplier } from '../bookings/changes/demo-supplier-bot.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/connection/connect.ts'

const SECOND_MS = 1000

type Parts = {
  db: Database
  config: Pick<Config, 'demoSupplierSeconds'>
  now: () => Date
  log: (line: string) => void
}

/** Runs the demo supplier every second, if it is enabled. */
export function startDemoSupplier({ db, config, now, log }: Parts): { stop: () => Promise<void> } {
  const { demoSupplierSeconds: seconds } = config
  if (seconds === 0) return { stop: () => Promise.resolve() }
  let round: Promise<void> | null = null
  const timer = setInterval(() => {
    round ??= runDemoSupplier(db, { now: now(), seconds })
      .then(() => undefined)
      .catch((error: unknown) =>
        log(`demo supplier: ${error instanceof Error ? error.name : 'failed'}`),
      )
      .finally(() => {
        round = null
      })
  }, SECOND_MS)
  const stop = async () => {
    clearInterval(timer)
    await round
  }
  return { stop }
}
