import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/connection/connect.ts'
import { startMailWorker } from './mail-worker.ts'
import { type StoredMails, storedMails } from './stored-mails.ts'

export type Mailing = {
  /** Present without a mail server: the mails to inspect. */
  mails: StoredMails | null
  stop: () => Promise<void>
}

type Parts = { db: Database; config: Config; log: (line: string) => void }

/**
 * Sends mails when a mail server is configured, and shows them otherwise; in production they wait.
 */
export async function startMailing({ db, config, log }: Parts): Promise<Mailing> {
  if (!config.smtpUrl) {
    const mails = config.outbox ? storedMails({ db, config, now, log }) : null
    return { mails, stop: () => Promise.resolve() }
  }
  const { smtpSender: smtpPost } = await import('./smtp.ts')
  const post = smtpPost(config.smtpUrl)
  return { mails: null, stop: startMailWorker(db, { post, sender: config, now, log }) }
}

const now = () => new Date()

/** A line for the startup banner. */
export function describeMailing({ smtpUrl, outbox }: Config, home: string): string {
  if (smtpUrl) return 'Mails leave through the mail server of SMTP_URL.'
  return outbox
    ? `Mails do not leave this machine: ${home}/outbox shows them.`
    : 'Mails wait in the database: SMTP_URL is not set.'
}
