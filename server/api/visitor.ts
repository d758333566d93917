import { isDemoBarred } from '../account/demo-access.ts'
import { type Account, findVisitor } from '../account/sessions/session.ts'
import type { ContractOperation } from '../contract/contract.ts'
import { Refusal } from '../contract/problem.ts'
import { type CookieJar, SESSION_COOKIE } from '../http/cookies.ts'
import type { ServerDeps } from '../operations/operation.ts'

/**
 * Who is signed in, for the calls whose contract reads the session. Where it asks for nothing else,
 * nobody gets by without one; a suspended account gets no further than out.
 */
export async function readVisitor(
  { id, security }: Pick<ContractOperation, 'id' | 'security'>,
  cookies: CookieJar,
  { db, now, config }: Pick<ServerDeps, 'config' | 'db' | 'now'>,
): Promise<Account | null> {
  if (!security.includes('sessionCookie')) return null
  const token = cookies.read(SESSION_COOKIE)
  const visitor = token ? await findVisitor(db, token, now()) : null
  if (!visitor || isDemoBarred(visitor.account, config)) {
    if (security.every((kind) => kind === 'sessionCookie')) throw new Refusal('unauthenticated')
    return null
  }
  if (visitor.account.blacklisted && id !== 'signOut') throw new Refusal('suspended')
  if (visitor.renewed)
    cookies.write(SESSION_COOKIE, visitor.renewed.token, visitor.renewed.expiresAt)
  return visitor.account
}
