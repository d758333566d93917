import type { components } from '#openapi/schema.d.ts'

import type { Database } from '../../db/connection/connect.ts'
import { type CookieJar, SESSION_COOKIE } from '../../http/cookies.ts'
import { type Account, closeSession, openSession } from './session.ts'

type SessionUser = components['schemas']['SessionUser']
type Call = { db: Database; cookies: CookieJar; now: () => Date }

/**
 * Signs somebody in who has proven who they are; the session of this browser before ends. Who does
 * not stay connected is signed out when the browser is closed, and after a day in any case.
 */
export async function startSession(
  { db, cookies, now }: Call,
  account: Account,
  stayConnected: boolean,
): Promise<SessionUser> {
  const former = cookies.read(SESSION_COOKIE)
  if (former) await closeSession(db, former)
  const session = await openSession(db, account.id, stayConnected, now())
  cookies.write(SESSION_COOKIE, session.token, stayConnected ? session.expiresAt : null)
  return sessionUser(account)
}

const sessionUser = (account: Account): SessionUser => ({
  _id: account.id,
  email: account.email,
  fullName: account.full_name,
  language: account.language,
  enableEmailNotifications: account.enable_email_notifications,
  blacklisted: account.blacklisted,
  ...(account.avatar ? { avatar: account.avatar } : {}),
})
