import { isBlockedDemoAccount } from '../account/demo-access.ts'
import { type Account, findVisitor } from '../account/sessions/session.ts'
import type { ContractOperation } from '../contract/contract.ts'
import { Refusal } from '../contract/problem.ts'
import { type CookieJar, GUEST_COOKIE, SESSION_COOKIE } from '../http/cookies.ts'
import type { ServerDeps } from '../operations/operation.ts'

/**
 * Returns the signed-in account, for calls whose contract reads the session. Throws `unauthenticated` when the
 * contract requires a session or a guest's cookie and the request has neither. Throws `suspended` when a
 * suspended account makes any call except signing out.
 */
export async function readVisitor(
  { id, security }: Pick<ContractOperation, 'id' | 'security'>,
  cookies: CookieJar,
  { db, now, config }: Pick<ServerDeps, 'config' | 'db' | 'now'>,
): Promise<Account | null> {
  if (!security.includes('sessionCookie')) return null
  const token = cookies.read(SESSION_COOKIE)
  const visitor = token ? await findVisitor(db, token, now()) : null
  if (!visitor || isBlockedDemoAccount(visitor.account, config)) {
    const isGuest = security.includes('guestCookie') && cookies.read(GUEST_COOKIE) !== null
    if (!security.includes('none') && !isGuest) throw new Refusal('unauthenticated')
    return null
  }
  if (visitor.account.blacklisted && id !== 'signOut') throw new Refusal('suspended')
  if (visitor.renewed)
    cookies.write(SESSION_COOKIE, visitor.renewed.token, visitor.renewed.expiresAt)
  return visitor.account
}
