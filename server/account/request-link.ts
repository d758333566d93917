import type { Database } from '../db/connect.ts'
import { transaction } from '../db/transaction.ts'
import { takeBackMails, writeMail } from '../mail/outbox.ts'
import { type LinkPurpose, replaceLinks } from './links.ts'
import type { Account } from './session.ts'

/** Sends a link by mail; the one before opens nothing from this moment on. */
export function requestLink(
  db: Database,
  { account, purpose, now }: { account: Account; purpose: LinkPurpose; now: Date },
): Promise<void> {
  const { id: accountId, language } = account
  return transaction(db, async (tx) => {
    await replaceLinks(tx, { accountId, purposes: [purpose], now })
    await takeBackMails(tx, accountId, [purpose])
    await writeMail(tx, { accountId, kind: purpose, language, now })
  })
}

/** Tells somebody who asks for an activation link that there is nothing left to activate. */
export function tellActiveAlready(db: Database, { id, language }: Account, now: Date) {
  return transaction(db, async (tx) => {
    await takeBackMails(tx, id, ['active-already'])
    await writeMail(tx, { accountId: id, kind: 'active-already', language, now })
  })
}
