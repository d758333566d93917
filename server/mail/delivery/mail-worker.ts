import type { Database } from '../../db/connection/connect.ts'
import { deliverDue, type DeliveryDeps } from './deliver.ts'

const SECOND = 1000

/** Looks every second whether a mail is due, and sends it. Stopping waits for the one in hand. */
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

/** Of an error only its name: its message may hold what is in the mail. */
const errorName = (error: unknown) => (error instanceof Error ? error.name : 'failed')
