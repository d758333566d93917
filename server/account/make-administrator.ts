import type { Transaction } from 'kysely'

import { isEmail } from '@masar/domain/person/email.ts'
import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'

import type { Database } from '../db/connection/connect.ts'
import { createObjectId } from '../db/object-id.ts'
import type { DB } from '../db/schema.d.ts'
import { transaction } from '../db/transaction.ts'
import { isDemoAccount } from './demo-access.ts'
import { findAccountByEmail } from './find-account.ts'
import { lockAccount } from './lock-account.ts'
import { setPassword } from './passwords/set-password.ts'
import type { Account } from './sessions/session.ts'

type Administrator = {
  email: string
  fullName: string | undefined
  passwordHash: string
  now: Date
}

/** Returns the reason why an address cannot be used for an administrator, or null if it can. */
export async function findAdministratorRefusal(
  db: Database,
  email: string,
): Promise<string | null> {
  if (!isEmail(email)) return `"${email}" is no email address.`
  const account = await findAccountByEmail(db, email)
  if (!account) return null
  if (isDemoAccount(account)) return `${account.email} is an account of the demo data.`
  if (account.type === 'admin') return null
  return `${account.email} is the account of a ${account.type === 'user' ? 'customer' : 'supplier'}. Name another address.`
}

/**
 * Creates an administrator, or resets the password of an existing one and ends their sessions.
 * Requires access to the database.
 */
export function makeAdministrator(
  db: Database,
  administrator: Administrator,
): Promise<'made' | 'renewed'> {
  return transaction(db, async (tx) => {
    const refusal = await findAdministratorRefusal(tx, administrator.email)
    if (refusal) throw new Error(refusal)
    const account = await findAccountByEmail(tx, administrator.email)
    if (account) return resetAdministrator(tx, account, administrator)
    const email = normalizeEmail(administrator.email)
    await tx
      .insertInto('account')
      .values({
        id: createObjectId(administrator.now),
        type: 'admin',
        email,
        full_name: administrator.fullName?.trim() || (email.split('@')[0] ?? email),
        language: 'fr',
        password_hash: administrator.passwordHash,
        active: true,
        verified: true,
        created_at: administrator.now,
        updated_at: administrator.now,
      })
      .execute()
    return 'made'
  })
}

async function resetAdministrator(
  tx: Transaction<DB>,
  { id }: Account,
  { passwordHash, now }: Administrator,
) {
  const account = await lockAccount(tx, id)
  if (!account) throw new Error('The account was deleted in the meantime.')
  await setPassword(tx, account, { passwordHash, now })
  return 'renewed' as const
}
