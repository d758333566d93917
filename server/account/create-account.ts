import { LANGUAGES } from '@masar/domain/service/languages.ts'

import { Refusal } from '../contract/problem.ts'
import type { Database } from '../db/connection/connect.ts'
import { createObjectId, type ObjectId } from '../db/object-id.ts'
import { isConstraintViolation } from '../db/violation.ts'
import { queueMail } from '../mail/mail-queue.ts'

export type NewAccount = {
  email: string
  fullName: string
  phone: string | null
  birthDate: string | null
  language: string
  passwordHash: string | null
  /** `verify` confirms the address after a sign-up, `activate` lets a guest set a password. */
  purpose: 'verify' | 'activate'
  now: Date
}

/** Creates the account and queues the email with its link, in the caller's transaction. */
export async function createAccount(
  tx: Database,
  account: NewAccount,
): Promise<{ id: ObjectId; language: string }> {
  const { purpose, now } = account
  const made = await addAccount(tx, account)
  await queueMail(tx, { accountId: made.id, kind: purpose, language: made.language, now })
  return made
}

/** Creates only the account: a guest who pays online gets the email after the payment. */
export async function addAccount(
  tx: Database,
  account: NewAccount,
): Promise<{ id: ObjectId; language: string }> {
  const { email, now, purpose } = account
  const id = createObjectId(now)
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
      is_guest: purpose === 'activate',
      created_at: now,
      updated_at: now,
    })
    .execute()
    .catch((error: unknown) => {
      throw isConstraintViolation(error, 'account_email') ? new Refusal('email-taken') : error
    })
  return { id, language }
}
