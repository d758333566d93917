import type { Transaction } from 'kysely'

import { LANGUAGES } from '@masar/domain/service/languages.ts'
import { isPersonName } from '@masar/domain/person/person-name.ts'
import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'

import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import { createObjectId, type ObjectId } from '../../db/object-id.ts'
import type { DB } from '../../db/schema.d.ts'
import { ConcurrentChange } from '../../db/transaction.ts'
import { isConstraintViolation } from '../../db/violation.ts'
import { findAccountByEmail, findGuestByEmail } from '../find-account.ts'
import { lockAccount } from '../lock-account.ts'
import { setPassword } from '../passwords/set-password.ts'
import { proveAddress } from '../prove-address.ts'
import type { Account, LockedAccount } from '../sessions/session.ts'
import type { SocialIdentity } from './social-identity.ts'

/**
 * Finds or creates the account of a provider identity and locks it: the linked account, else the one with the
 * same address, else a new one. Staff cannot sign in this way.
 */
export async function proveSocialAccount(
  tx: Transaction<DB>,
  identity: SocialIdentity,
  now: Date,
): Promise<LockedAccount> {
  const linkedId = await findLinkedId(tx, identity)
  const account = await lockAccount(tx, linkedId ?? (await findOrAddId(tx, identity, now)))
  if (account?.type !== 'user')
    throw account ? new Refusal('forbidden') : createConcurrentChangeError()
  const isStillTheirs = linkedId
    ? (await findLinkedId(tx, identity)) === account.id
    : normalizeEmail(account.email) === normalizeEmail(identity.email)
  if (!isStillTheirs) throw createConcurrentChangeError()
  if (linkedId) return account
  await linkIdentity(tx, identity, account, now)
  if (!account.verified || !account.active) await claimAccount(tx, account, now)
  return account
}

/** Creates the error for an account that another request created or erased after it was looked up. */
const createConcurrentChangeError = () => new ConcurrentChange('The account has just changed.')

async function findLinkedId(
  tx: Database,
  { provider, subject }: SocialIdentity,
): Promise<ObjectId | null> {
  const linked = await tx
    .selectFrom('social_identity')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return linked?.account_id ?? null
}

const findOrAddId = async (tx: Database, identity: SocialIdentity, now: Date) =>
  (await findAccountByEmail(tx, identity.email))?.id ??
  (await findGuestByEmail(tx, identity.email))?.id ??
  addSocialAccount(tx, identity, now)

const linkIdentity = (
  tx: Database,
  { provider, subject }: SocialIdentity,
  { id }: Account,
  now: Date,
) =>
  tx
    .insertInto('social_identity')
    .values({ provider, subject, account_id: id, created_at: now })
    .onConflict((same) => same.columns(['provider', 'subject']).doNothing())
    .execute()

async function addSocialAccount(
  tx: Database,
  { email, fullName }: SocialIdentity,
  now: Date,
): Promise<ObjectId> {
  const address = normalizeEmail(email)
  const id = createObjectId(now)
  await tx
    .insertInto('account')
    .values({
      id,
      email: address,
      full_name: toUsableName(fullName, address),
      language: LANGUAGES[0],
      active: true,
      verified: true,
      created_at: now,
      updated_at: now,
    })
    .execute()
    .catch((error: unknown) => {
      throw isConstraintViolation(error, 'account_email') ? createConcurrentChangeError() : error
    })
  return id
}

/** Users choose these names at the provider, so our own rules must be applied to them. */
function toUsableName(fullName: string | null, address: string): string {
  const own = fullName?.trim().slice(0, 120)
  if (own && isPersonName(own)) return own
  return (address.split('@')[0] ?? '').replaceAll('.', ' ').trim() || 'Masar'
}

/**
 * Takes over an account with an unverified address. Another person may have created it, so its password is
 * removed, and its sessions and links end.
 */
async function claimAccount(tx: Transaction<DB>, account: LockedAccount, now: Date) {
  await setPassword(tx, account, { passwordHash: null, now })
  await proveAddress(tx, account, now)
}
