import { isBlockedDemoAccount } from '../../account/demo-access.ts'
import { findVisitor } from '../../account/sessions/session.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/connection/connect.ts'
import { createCookieJar, SESSION_COOKIE } from '../../http/cookies.ts'

interface Source {
  db: Database
  config: Config
  now: Date
}

/** Finds the signed-in account of a page request; returns null without a session. */
export async function findPageVisitor(request: Request, { db, config, now }: Source) {
  const token = createCookieJar(request, config, now).read(SESSION_COOKIE)
  const visitor = token ? await findVisitor(db, token, now) : null
  if (!visitor || isBlockedDemoAccount(visitor.account, config)) return null
  return { id: visitor.account.id, isSuspended: visitor.account.blacklisted }
}
