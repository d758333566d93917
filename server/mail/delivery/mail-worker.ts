import type { Database } from '../../db/connection/connect.ts'
import { deliverDueEmails, type DeliveryDeps } from './deliver.ts'

const SECOND_MS = 1000

/**
 * Checks for due emails every second and sends them. Returns a function that stops the worker after the current
 * delivery.
 */
export function startMailWorker(db: Database, delivering: DeliveryDeps): () => Promise<void> {
  let round: Promise<unknown> | null = null
  const timer = setInterval(() => {
    round ??= deliverDueEmails(db, delivering)
      .catch((error: unknown) => delivering.log(`mails: ${readErrorName(error)}`))
      .finally(() => {
        round = null
      })
  }, SECOND_MS)
  return async () => {
    clearInterval(timer)
    await round
  }
}

/** Returns only the name of an error, because its message may contain parts of the email. */
const readErrorName = (error: unknown) => (error instanceof Error ? error.name : 'failed')
