import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'

import type { Database } from '../db/connection/connect.ts'
import type { Account } from './sessions/session.ts'

/** The account that signs in with the address. Guests who gave it have accounts of their own. */
export async function findAccountByEmail(db: Database, email: string): Promise<Account | null> {
  const found = await withEmail(db, email).where('is_guest', '=', false).executeTakeFirst()
  return found ?? null
}

/** The account of the last guest who gave the address: it becomes a customer's when it is proven. */
export async function findGuestByEmail(db: Database, email: string): Promise<Account | null> {
  const found = await withEmail(db, email)
    .where('is_guest', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

export const withEmail = (db: Database, email: string) =>
  db
    .selectFrom('account')
    .selectAll()
    .where((where) => where(where.fn('lower', ['email']), '=', normalizeEmail(email)))
