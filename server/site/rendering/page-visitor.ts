import { isDemoBarred } from '../../account/demo-access.ts'
import { findVisitor } from '../../account/sessions/session.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/connection/connect.ts'
import { cookieJar, SESSION_COOKIE } from '../../http/cookies.ts'

interface Source {
  db: Database
  config: Config
  now: Date
}

/** The account of the session cookie in a page request; null without a session. */
export async function findPageVisitor(request: Request, { db, config, now }: Source) {
  const token = cookieJar(request, config, now).read(SESSION_COOKIE)
  const visitor = token ? await findVisitor(db, token, now) : null
  if (!visitor || isDemoBarred(visitor.account, config)) return null
  return { id: visitor.account.id, isSuspended: visitor.account.blacklisted }
}
