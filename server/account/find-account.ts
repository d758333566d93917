import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'

import type { Database } from '../db/connection/connect.ts'
import type { Account } from './sessions/session.ts'

/**
 * Finds the account that signs in with this address. Guest accounts with the same address are separate and are
 * ignored.
 */
export async function findAccountByEmail(db: Database, email: string): Promise<Account | null> {
  const found = await selectAccountsByEmail(db, email)
    .where('is_guest', '=', false)
    .executeTakeFirst()
  return found ?? null
}

/**
 * Finds the newest guest account with this address. It becomes a customer account once the address is verified.
 */
export async function findGuestByEmail(db: Database, email: string): Promise<Account | null> {
  const found = await selectAccountsByEmail(db, email)
    .where('is_guest', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

export const selectAccountsByEmail = (db: Database, email: string) =>
  db
    .selectFrom('account')
    .selectAll()
    .where((where) => where(where.fn('lower', ['email']), '=', normalizeEmail(email)))
