import type { Database } from '../../db/connection/connect.ts'

/** What the sandbox works with. It knows the tables of its own and nothing of bookings. */
export type SandboxDeps = {
  db: Database
  now: () => Date
  /** How long the slow card takes. */
  slowMs: number
  /** How long a webhook call takes to leave; null: it never does. */
  webhookDelayMs: number | null
  /** Called after an event was noted, so that its webhook call need not wait for the next round. */
  announce: () => void
}
