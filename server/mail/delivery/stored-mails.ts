import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ComposedMail } from './compose-mail.ts'
import { countDue, deliverDue, type SendMail } from './deliver.ts'

/** A mail as the outbox shows it; `links` are the addresses in its text, in order. */
export type StoredMail = ComposedMail & { links: string[] }

type MailDeps = {
  db: Database
  config: Pick<Config, 'publicUrl' | 'mailFrom'>
  now: () => Date
  log: (line: string) => void
}

/** Keeps the mail instead of sending it: for a service that nobody depends on. */
const keep: SendMail = async (message, { db }) => {
  await db
    .updateTable('outbox')
    .set({ message: JSON.stringify(message) })
    .where('id', '=', message.id)
    .execute()
  return { end: 'sent' }
}

const MOST_SHOWN = 200

/** As many as a page may wait for. */
const AT_A_TIME = 20

/**
 * The mails that would have been sent, newest first; those that are due are written first. Where many
 * wait, a page shows what is written and the others follow; somebody's own are written at once.
 */
export function storedMails({ db, config, now, log }: MailDeps) {
  // One after the other: whoever asks for somebody's sees all that was due when they asked.
  let writing = Promise.resolve(0)
  let isWritingOn = false
  const write = (to?: string) => {
    const most = to === undefined ? AT_A_TIME : undefined
    const next = writing
      .catch(() => 0)
      .then(() => deliverDue(db, { post: keep, sender: config, now, log, to, most }))
    writing = next
    return next
  }
  const waiting = () => countDue(db, now())
  const writeOn = async () => {
    if (isWritingOn) return
    isWritingOn = true
    try {
      while ((await waiting()) > 0) await write()
    } catch {
      // A server that ends in between leaves them to the next one.
    }
    isWritingOn = false
  }

  return {
    /** How many are still to be written. */
    waiting,

    async list(asked?: string): Promise<StoredMail[]> {
      const to = asked?.trim().toLowerCase()
      await write(to)
      void writeOn()
      const rows = await db
        .selectFrom('outbox')
        .leftJoin('account', 'account.id', 'outbox.account_id')
        .select(['outbox.message'])
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
        .orderBy('outbox.sent_at', 'desc')
        .orderBy('outbox.id', 'desc')
        .limit(MOST_SHOWN)
        .execute()
      return rows.map(({ message }) => stored(message as ComposedMail))
    },

    async read(id: string): Promise<StoredMail | null> {
      const row = await db
        .selectFrom('outbox')
        .select('message')
        .where('id', '=', id)
        .where('message', 'is not', null)
        .executeTakeFirst()
      return row ? stored(row.message as ComposedMail) : null
    },
  }
}

export type StoredMails = ReturnType<typeof storedMails>

export const ADDRESSES = /https?:\/\/\S+/g

const stored = (message: ComposedMail): StoredMail => ({
  ...message,
  links: message.text.match(ADDRESSES) ?? [],
})
