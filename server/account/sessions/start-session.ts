import type { Transaction } from 'kysely'

import type { components } from '@masar/openapi/schema.d.ts'

import type { Database } from '../../db/connection/connect.ts'
import type { DB } from '../../db/schema.d.ts'
import { transaction } from '../../db/transaction.ts'
import { type CookieJar, SESSION_COOKIE } from '../../http/cookies.ts'
import { type Account, closeSession, type LockedAccount, openSession } from './session.ts'

type SessionUser = components['schemas']['SessionUser']
type SignInContext = { db: Database; cookies: CookieJar; now: () => Date }

/**
 * Locks the account after the sign-in was verified; returns null if the verification is outdated.
 */
type AccountProver = (tx: Transaction<DB>) => Promise<LockedAccount | null>

/**
 * Signs in to the account, in the transaction that verifies the sign-in. Returns null if the verification
 * fails. Ends the browser's previous session. Without `stayConnected` the session ends with the browser, and
 * after a day at most.
 */
export async function startSession(
  { db, cookies, now }: SignInContext,
  prove: AccountProver,
  stayConnected: boolean,
): Promise<SessionUser | null> {
  const former = cookies.read(SESSION_COOKIE)
  const opened = await transaction(db, async (tx) => {
    const account = await prove(tx)
    if (!account) return null
    if (former) await closeSession(tx, former)
    return { account, session: await openSession(tx, account, stayConnected, now()) }
  })
  if (!opened) return null
  const { account, session } = opened
  cookies.write(SESSION_COOKIE, session.token, stayConnected ? session.expiresAt : null)
  return toSessionUser(account)
}

const toSessionUser = (account: Account): SessionUser => ({
  _id: account.id,
  email: account.email,
  fullName: account.full_name,
  language: account.language,
  enableEmailNotifications: account.enable_email_notifications,
  blacklisted: account.blacklisted,
  ...(account.avatar ? { avatar: account.avatar } : {}),
})
