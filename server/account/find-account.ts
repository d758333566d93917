import { normalizeEmail } from '#domain/contact.ts'

import type { Database } from '../db/connect.ts'
import type { Account } from './session.ts'

export async function accountWithEmail(db: Database, email: string): Promise<Account | null> {
  const found = await db
    .selectFrom('account')
    .selectAll()
    .where((where) => where(where.fn('lower', ['email']), '=', normalizeEmail(email)))
    .executeTakeFirst()
  return found ?? null
}
