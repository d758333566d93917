import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { transaction } from '../../db/transaction.ts'
import { findAccountByEmail } from '../find-account.ts'
import {
  PASSWORD_LINK_PURPOSES,
  readLinkStatus,
  assertLinkOpen,
  markLinkUsed,
} from '../links/links.ts'
import { lockAccount } from '../lock-account.ts'
import { proveAddress } from '../prove-address.ts'
import { setPassword } from './set-password.ts'

type Choice = { accountId: ObjectId; token: string; passwordHash: string; now: Date }

/**
 * Sets the password with a single-use link. The visitor has read the email, so the account becomes active and
 * verified.
 */
export function choosePassword(db: Database, choice: Choice): Promise<boolean> {
  const { accountId, token, passwordHash, now } = choice
  return transaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId)
    const status = await readLinkStatus(tx, {
      accountId,
      purposes: PASSWORD_LINK_PURPOSES,
      token,
      now,
    })
    if (!account || !status) return false
    assertLinkOpen(status)
    // If the address has an account by now, the guest must sign in to that account.
    if (account.is_guest && (await findAccountByEmail(tx, account.email)))
      throw new Refusal('link-used')
    await markLinkUsed(tx, token, now)
    await setPassword(tx, account, { passwordHash, now })
    await proveAddress(tx, account, now)
    return true
  })
}
