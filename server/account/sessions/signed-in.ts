import { Refusal } from '../../contract/problem.ts'
import type { Account } from './session.ts'

/** Narrows the visitor of an operation whose contract asks for a session. */
export function requireSignedIn(visitor: Account | null): Account {
  if (!visitor) throw new Refusal('unauthenticated')
  return visitor
}

/** The visitor, whose own record the request means; an older backend's client names it. */
export function ownAccount(visitor: Account | null, id: string | undefined): Account {
  const account = requireSignedIn(visitor)
  if (id !== undefined && id !== account.id) throw new Refusal('forbidden')
  return account
}
