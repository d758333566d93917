import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ComposedMail } from './compose-mail.ts'
import { countDueEmails, deliverDueEmails, type MailSender } from './deliver.ts'

/** An email as shown in the outbox; `links` are the URLs in its text, in order. */
export type StoredMail = ComposedMail & { links: string[] }

type MailDeps = {
  db: Database
  config: Pick<Config, 'publicUrl' | 'mailFrom'>
  now: () => Date
  log: (line: string) => void
}

/** Stores the email instead of sending it, for demos. */
const storeMail: MailSender = async (message, { db }) => {
  await db
    .updateTable('outbox')
    .set({ message: JSON.stringify(message) })
    .where('id', '=', message.id)
    .execute()
  return { end: 'sent' }
}

const MAX_SHOWN = 200

/** The maximum number of emails that one page load composes. */
const BATCH_SIZE = 20

/**
 * Lists unsent emails, newest first, after composing those that are due. When many are due, a page shows those
 * composed so far; when filtered by recipient, all emails to that recipient are composed first.
 */
export function createStoredMails({ db, config, now, log }: MailDeps) {
  // Runs sequentially, so that a request for one recipient returns all emails that were due when it was made.
  let writing = Promise.resolve(0)
  let isWritingOn = false
  const write = (to?: string) => {
    const most = to === undefined ? BATCH_SIZE : undefined
    const next = writing
      .catch(() => 0)
      .then(() => deliverDueEmails(db, { post: storeMail, sender: config, now, log, to, most }))
    writing = next
    return next
  }
  const waiting = () => countDueEmails(db, now())
  const writeOn = async () => {
    if (isWritingOn) return
    isWritingOn = true
    try {
      while ((await waiting()) > 0) await write()
    } catch {
      // The next request composes the remaining emails.
    }
    isWritingOn = false
  }

  return {
    /** Counts the emails that have not been composed yet. */
    waiting,

    async list(address?: string): Promise<StoredMail[]> {
      const to = address?.trim().toLowerCase()
      await write(to)
      void writeOn()
      const rows = await db
        .selectFrom('outbox')
        .leftJoin('account', 'account.id', 'outbox.account_id')
        .select(['outbox.message', 'outbox.due_at'])
        .where('outbox.message', 'is not', null)
        .$if(to !== undefined, (query) =>
          query.where((where) =>
            where(
              where.fn.coalesce('outbox.recipient', where.fn('lower', ['account.email'])),
              '=',
              to ?? '',
            ),
          ),
        )
        .orderBy('outbox.due_at', 'desc')
        .orderBy('outbox.id', 'desc')
        .limit(MAX_SHOWN)
        .execute()
      return rows.map(toStoredMail)
    },

    async read(id: string): Promise<StoredMail | null> {
      const row = await db
        .selectFrom('outbox')
        .select(['message', 'due_at'])
        .where('id', '=', id)
        .where('message', 'is not', null)
        .executeTakeFirst()
      return row ? toStoredMail(row) : null
    },
  }
}

export type StoredMails = ReturnType<typeof createStoredMails>

export const URL_PATTERN = /https?:\/\/\S+/g

/** Dates the email when it was due, because it is composed only when the outbox is opened. */
function toStoredMail(row: { message: unknown; due_at: Date }): StoredMail {
  const message = row.message as ComposedMail
  return {
    ...message,
    date: row.due_at.toISOString(),
    links: message.text.match(URL_PATTERN) ?? [],
  }
}
