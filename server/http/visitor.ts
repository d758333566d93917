import { isShutOut } from '../account/demo-world.ts'
import { type Account, findVisitor } from '../account/session.ts'
import type { Operation } from '../contract.ts'
import type { CookieJar, World } from '../operation.ts'
import { Refusal } from '../problem.ts'
import { SESSION_COOKIE } from './cookies.ts'

/**
 * Who is signed in, for the calls whose contract reads the session. Where it asks for nothing else,
 * nobody gets by without one; a suspended account gets no further than out.
 */
export async function visitorOf(
  { id, security }: Pick<Operation, 'id' | 'security'>,
  cookies: CookieJar,
  { db, now, config }: Pick<World, 'config' | 'db' | 'now'>,
): Promise<Account | null> {
  if (!security.includes('sessionCookie')) return null
  const token = cookies.read(SESSION_COOKIE)
  const visitor = token ? await findVisitor(db, token, now()) : null
  if (!visitor || isShutOut(visitor.account, config)) {
    if (security.every((kind) => kind === 'sessionCookie')) throw new Refusal('unauthenticated')
    return null
  }
  if (visitor.account.blacklisted && id !== 'signOut') throw new Refusal('suspended')
  if (visitor.renewed)
    cookies.write(SESSION_COOKIE, visitor.renewed.token, visitor.renewed.expiresAt)
  return visitor.account
}
