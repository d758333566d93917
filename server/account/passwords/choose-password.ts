import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { transaction } from '../../db/transaction.ts'
import { withdrawMails } from '../../mail/mail-queue.ts'
import {
  PASSWORD_LINKS,
  readLinkStatus,
  refuseUnlessOpen,
  replaceLinks,
  useLink,
} from '../links/links.ts'
import { closeAccountSessions } from '../sessions/session.ts'

type Choice = { accountId: ObjectId; token: string; passwordHash: string; now: Date }

/**
 * Uses up a link to set the password. Whoever has the link reads the mails of the address: the
 * account is active and verified from then on, its other links and its sessions end.
 */
export function choosePassword(db: Database, choice: Choice): Promise<boolean> {
  const { accountId, token, passwordHash, now } = choice
  return transaction(db, async (tx) => {
    const status = await readLinkStatus(tx, { accountId, purposes: PASSWORD_LINKS, token, now })
    if (!status) return false
    refuseUnlessOpen(status)
    await useLink(tx, token, now)
    await tx
      .updateTable('account')
      .set({ password_hash: passwordHash, active: true, verified: true, updated_at: now })
      .where('id', '=', accountId)
      .execute()
    const purposes = [...PASSWORD_LINKS, 'verify'] as const
    await replaceLinks(tx, { accountId, purposes, now })
    await withdrawMails(tx, accountId, purposes)
    await closeAccountSessions(tx, accountId)
    return true
  })
}
