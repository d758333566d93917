import { Refusal } from '../problem.ts'
import type { Account } from './session.ts'

/** Narrows the visitor of an operation whose contract asks for a session. */
export function signedIn(visitor: Account | null): Account {
  if (!visitor) throw new Refusal('unauthenticated')
  return visitor
}
