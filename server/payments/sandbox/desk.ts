import type { Database } from '../../db/connect.ts'

/** What the sandbox works with. It knows the tables of its own and nothing of bookings. */
export type Desk = {
  db: Database
  now: () => Date
  /** How long the slow card takes. */
  slowMs: number
  /** How long a webhook call takes to leave; null: it never does. */
  webhookDelayMs: number | null
  /** Called after an event was noted, so that its webhook call need not wait for the next round. */
  announce: () => void
}
