import type { Database } from '../../db/connection/connect.ts'
import { deliverDue, type DeliveryDeps } from './deliver.ts'

const SECOND = 1000

/** Checks for due mails every second and sends them. Stopping waits for the current one. */
export function startMailWorker(db: Database, delivering: DeliveryDeps): () => Promise<void> {
  let round: Promise<unknown> | null = null
  const timer = setInterval(() => {
    round ??= deliverDue(db, delivering)
      .catch((error: unknown) => delivering.log(`mails: ${errorName(error)}`))
      .finally(() => {
        round = null
      })
  }, SECOND)
  return async () => {
    clearInterval(timer)
    await round
  }
}

/** Only the name of an error: its message may contain parts of the mail. */
const errorName = (error: unknown) => (error instanceof Error ? error.name : 'failed')
