import type { Database } from '../db/connect.ts'
import { deliverDue, type Delivering } from './deliver.ts'

const SECOND = 1000

/** Looks every second whether a mail is due, and sends it. Stopping waits for the one in hand. */
export function startPostman(db: Database, delivering: Delivering): () => Promise<void> {
  let round: Promise<unknown> | null = null
  const timer = setInterval(() => {
    round ??= deliverDue(db, delivering)
      .catch((error: unknown) => delivering.log(`mails: ${nameOf(error)}`))
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
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'failed')
