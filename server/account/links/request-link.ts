import type { Database } from '../../db/connection/connect.ts'
import { transaction } from '../../db/transaction.ts'
import { queueMail, withdrawMails } from '../../mail/mail-queue.ts'
import { lockAccount } from '../lock-account.ts'
import type { Account } from '../sessions/session.ts'
import { type MailedLinkPurpose, replaceLinks } from './links.ts'

/** Emails a link; the previous one becomes invalid. */
export function requestLink(
  db: Database,
  { account, purpose, now }: { account: Account; purpose: MailedLinkPurpose; now: Date },
): Promise<void> {
  const { id: accountId, language } = account
  return transaction(db, async (tx) => {
    await lockAccount(tx, accountId)
    await replaceLinks(tx, { accountId, purposes: [purpose], now })
    await withdrawMails(tx, accountId, [purpose])
    await queueMail(tx, { accountId, kind: purpose, language, now })
  })
}

/** Emails a notice that the account is already active, instead of another activation link. */
export function emailAlreadyActiveNotice(db: Database, { id, language }: Account, now: Date) {
  return transaction(db, async (tx) => {
    await withdrawMails(tx, id, ['active-already'])
    await queueMail(tx, { accountId: id, kind: 'active-already', language, now })
  })
}
