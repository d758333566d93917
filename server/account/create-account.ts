import { LANGUAGES } from '#domain/catalogue.ts'

import type { Database } from '../db/connect.ts'
import { isViolationOf } from '../db/violation.ts'
import { objectId, type ObjectId } from '../db/object-id.ts'
import { writeMail } from '../mail/outbox.ts'
import { Refusal } from '../problem.ts'
import { newToken, tokenHash } from './token.ts'

export type NewAccount = {
  email: string
  fullName: string
  phone: string | null
  birthDate: string | null
  language: string
  passwordHash: string | null
  /** A sign-up verifies its address; a guest's account waits to be activated. */
  purpose: 'verify' | 'activate'
  publicUrl: URL
  now: Date
}

const DAY = 86_400_000

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where((where) => where(where.fn('lower', ['email']), '=', email))
    .executeTakeFirst()
  return found !== undefined
}

/** Makes the account, its link of one day and the mail that carries it, in the caller's transaction. */
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

  const token = newToken()
  const expiresAt = new Date(now.getTime() + DAY)
  await tx
    .insertInto('account_link')
    .values({ token_hash: tokenHash(token), account_id: id, purpose, expires_at: expiresAt })
    .execute()
  const link = linkOf(account, id, token)
  await writeMail(tx, { accountId: id, kind: purpose, language, facts: { link }, now })
  return { id, language }
}

/** Both addresses are part of the contract, since mails carry them (contract.md 0.3 and U27). */
function linkOf({ purpose, email, publicUrl }: NewAccount, id: ObjectId, token: string): string {
  if (purpose === 'verify')
    return new URL(`/api/confirm-email/${encodeURIComponent(email)}/${token}`, publicUrl).href
  const link = new URL('/activate/', publicUrl)
  link.search = new URLSearchParams({ u: id, e: email, t: token }).toString()
  return link.href
}
