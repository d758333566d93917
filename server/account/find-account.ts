import { normalizeEmail } from '#domain/person/contact-spelling.ts'

import type { Database } from '../db/connection/connect.ts'
import type { Account } from './sessions/session.ts'

export async function findAccountByEmail(db: Database, email: string): Promise<Account | null> {
  const found = await db
    .selectFrom('account')
    .selectAll()
    .where((where) => where(where.fn('lower', ['email']), '=', normalizeEmail(email)))
    .executeTakeFirst()
  return found ?? null
}
