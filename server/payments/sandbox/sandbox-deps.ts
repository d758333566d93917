import type { Database } from '../../db/connection/connect.ts'

/** The dependencies of the sandbox, which uses only its own tables and never those of bookings. */
export type SandboxDeps = {
  db: Database
  now: () => Date
  /** The delay of the slow card. */
  slowMs: number
  wait: (ms: number) => Promise<unknown>
  /** The delay of webhook calls; null means that they are never sent. */
  webhookDelayMs: number | null
  /** Called after an event was stored, so that its webhook is sent immediately instead of in the next round. */
  announce: () => void
}
