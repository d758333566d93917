import type { Transaction } from 'kysely'

import type { DB } from '../db/schema.d.ts'
import { withdrawMails } from '../mail/mail-queue.ts'
import { PASSWORD_LINK_PURPOSES, replaceLinks } from './links/links.ts'
import { closeAccountSessions, type LockedAccount } from './sessions/session.ts'

type Options = {
  now: Date
  /** The session that stays open. */
  exceptToken?: string | null
}

/** Ends all access that needs no password: sessions, links, and links in queued emails. */
export async function endAccess(
  tx: Transaction<DB>,
  { id }: LockedAccount,
  { now, exceptToken = null }: Options,
): Promise<void> {
  await closeAccountSessions(tx, id, exceptToken)
  await replaceLinks(tx, { accountId: id, purposes: PASSWORD_LINK_PURPOSES, now })
  await withdrawMails(tx, id, PASSWORD_LINK_PURPOSES)
}
