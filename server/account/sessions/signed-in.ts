import { Refusal } from '../../contract/problem.ts'
import type { Account } from './session.ts'

/** Returns the signed-in account, or throws `unauthenticated`. */
export function requireSignedIn(visitor: Account | null): Account {
  if (!visitor) throw new Refusal('unauthenticated')
  return visitor
}

/** Returns the visitor's own account. Clients of older backends also send its id, which must match. */
export function requireOwnAccount(visitor: Account | null, id: string | undefined): Account {
  const account = requireSignedIn(visitor)
  if (id !== undefined && id !== account.id) throw new Refusal('forbidden')
  return account
}
