import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/connection/connect.ts'
import { startMailWorker } from './mail-worker.ts'
import { type StoredMails, createStoredMails } from './stored-mails.ts'

export type Mailing = {
  /** The emails that the outbox shows; null when the outbox is disabled or an email server is configured. */
  mails: StoredMails | null
  stop: () => Promise<void>
}

type MailingDeps = { db: Database; config: Config; log: (line: string) => void }

/**
 * Sends emails when an email server is configured. Otherwise the outbox shows them; without an outbox, they wait
 * in the database.
 */
export async function startMailing({ db, config, log }: MailingDeps): Promise<Mailing> {
  if (!config.smtpUrl) {
    const mails = config.outbox ? createStoredMails({ db, config, now, log }) : null
    return { mails, stop: () => Promise.resolve() }
  }
  const { createSmtpSender: smtpPost } = await import('./smtp.ts')
  const post = smtpPost(config.smtpUrl)
  return { mails: null, stop: startMailWorker(db, { post, sender: config, now, log }) }
}

const now = () => new Date()

/** Formats a line for the startup banner. */
export function describeMailing({ smtpUrl, outbox }: Config, home: string): string {
  if (smtpUrl) return 'Mails leave through the mail server of SMTP_URL.'
  return outbox
    ? `Mails do not leave this machine: ${home}/outbox shows them.`
    : 'Mails wait in the database: SMTP_URL is not set.'
}
