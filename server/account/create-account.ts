import { LANGUAGES } from '#domain/languages.ts'

import { type Claim, forgetUnclaimed, unclaimedGuest } from '../bookings/unclaimed.ts'
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
  /** Of a browser in which a guest may have begun to book before. */
  guestToken: string | null
  now: Date
}

export async function isEmailTaken(db: Database, claim: Claim): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where((where) => where(where.fn('lower', ['email']), '=', claim.email))
    .executeTakeFirst()
  return found !== undefined && (await unclaimedGuest(db, claim)) === null
}

/** Makes the account and the mail that carries its link, in the caller's transaction. */
export async function createAccount(
  tx: Database,
  account: NewAccount,
): Promise<{ id: ObjectId; language: string }> {
  const { purpose, now } = account
  const made = await addAccount(tx, account)
  await writeMail(tx, { accountId: made.id, kind: purpose, language: made.language, now })
  return made
}

/** The account alone: a guest who pays online is written to when the payment has come. */
export async function addAccount(
  tx: Database,
  account: NewAccount,
): Promise<{ id: ObjectId; language: string }> {
  const { email, now, purpose } = account
  await forgetUnclaimed(tx, account)
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
  return { id, language }
}
