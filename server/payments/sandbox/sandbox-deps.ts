import type { Database } from '../../db/connection/connect.ts'

/** The sandbox uses only its own tables, never those of bookings. */
export type SandboxDeps = {
  db: Database
  now: () => Date
  /** How long the slow card takes. */
  slowMs: number
  wait: (ms: number) => Promise<unknown>
  /** The delay before webhook calls; null if they are never sent. */
  webhookDelayMs: number | null
  /** Called after an event was stored, so that its webhook is sent immediately instead of in the next round. */
  announce: () => void
}
