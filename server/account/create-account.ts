import { LANGUAGES } from '#domain/catalogue.ts'

import type { Database } from '../db/connect.ts'
import { isViolationOf } from '../db/violation.ts'
import { objectId, type ObjectId } from '../db/object-id.ts'
import { writeMail } from '../mail/outbox.ts'
import { Refusal } from '../problem.ts'

export type NewAccount = {
  email: string
  fullName: string
  phone: string | null
  birthDate: string | null
  language: string
  passwordHash: string | null
  /** A sign-up verifies its address; a guest's account waits to be activated. */
  purpose: 'verify' | 'activate'
  now: Date
}

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where((where) => where(where.fn('lower', ['email']), '=', email))
    .executeTakeFirst()
  return found !== undefined
}

/** Makes the account and the mail that carries its link, in the caller's transaction. */
export async function createAccount(
  tx: Database,
  account: NewAccount,
): Promise<{ id: ObjectId; language: string }> {
  const { email, now, purpose } = account
  const id = objectId(now)
  const language = LANGUAGES.find((known) => known === account.language) ?? 'fr'
  await tx
    .insertInto('account')
    .values({
      id,
      email,
      full_name: account.fullName,
      phone: account.phone,
      birth_date: account.birthDate,
      language,
      password_hash: account.passwordHash,
      active: purpose === 'verify',
      created_at: now,
      updated_at: now,
    })
    .execute()
    .catch((error: unknown) => {
      throw isViolationOf(error, 'account_email') ? new Refusal('email-taken') : error
    })

  await writeMail(tx, { accountId: id, kind: purpose, language, now })
  return { id, language }
}
