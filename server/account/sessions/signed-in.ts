import { Refusal } from '../../contract/problem.ts'
import type { Account } from './session.ts'

/** Asserts the visitor of an operation whose contract requires a session. */
export function requireSignedIn(visitor: Account | null): Account {
  if (!visitor) throw new Refusal('unauthenticated')
  return visitor
}

/**
 * Returns the visitor whose own record the request concerns; clients of older backends send the id.
 */
export function ownAccount(visitor: Account | null, id: string | undefined): Account {
  const account = requireSignedIn(visitor)
  if (id !== undefined && id !== account.id) throw new Refusal('forbidden')
  return account
}
