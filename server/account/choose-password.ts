import type { Database } from '../db/connect.ts'
import { transaction } from '../db/transaction.ts'
import type { ObjectId } from '../db/object-id.ts'
import { takeBackMails } from '../mail/outbox.ts'
import { CHOOSES_PASSWORD, refuseOver, replaceLinks, standingOf, useLink } from './links.ts'
import { closeSessionsOf } from './session.ts'

type Choice = { accountId: ObjectId; token: string; passwordHash: string; now: Date }

/**
 * Uses up a link to set the password. Whoever has the link reads the mails of the address: the
 * account is active and verified from then on, its other links and its sessions end.
 */
export function choosePassword(db: Database, choice: Choice): Promise<boolean> {
  const { accountId, token, passwordHash, now } = choice
  return transaction(db, async (tx) => {
    const standing = await standingOf(tx, { accountId, purposes: CHOOSES_PASSWORD, token, now })
    if (!standing) return false
    refuseOver(standing)
    await useLink(tx, token, now)
    await tx
      .updateTable('account')
      .set({ password_hash: passwordHash, active: true, verified: true, updated_at: now })
      .where('id', '=', accountId)
      .execute()
    const purposes = [...CHOOSES_PASSWORD, 'verify'] as const
    await replaceLinks(tx, { accountId, purposes, now })
    await takeBackMails(tx, accountId, purposes)
    await closeSessionsOf(tx, accountId)
    return true
  })
}
