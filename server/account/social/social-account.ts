import { LANGUAGES } from '#domain/service/languages.ts'
import { normalizeEmail } from '#domain/person/contact-spelling.ts'

import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import { objectId } from '../../db/object-id.ts'
import { transaction } from '../../db/transaction.ts'
import { violates } from '../../db/violation.ts'
import { withdrawMails } from '../../mail/mail-queue.ts'
import { findAccountByEmail } from '../find-account.ts'
import { PASSWORD_LINKS, replaceLinks } from '../links/links.ts'
import { type Account, closeAccountSessions } from '../sessions/session.ts'
import type { SocialIdentity } from './social-identity.ts'

/**
 * The account of somebody a provider vouches for: the one they came to before, else the one with
 * their address, else a new one. Staff do not come in this way.
 */
export function enterSocialAccount(
  db: Database,
  identity: SocialIdentity,
  now: Date,
): Promise<Account> {
  // Two tabs may come for the first time at once: the second finds the account of the first.
  return enter(db, identity, now).catch((error: unknown) => {
    if (violates(error, 'account_email')) return enter(db, identity, now)
    throw error
  })
}

function enter(db: Database, identity: SocialIdentity, now: Date): Promise<Account> {
  return transaction(db, async (tx) => {
    const known = await knownAccount(tx, identity)
    if (known) return requireCustomer(known)
    const account =
      (await findAccountByEmail(tx, identity.email)) ?? (await newAccount(tx, identity, now))
    requireCustomer(account)
    await linkIdentity(tx, identity, account, now)
    return account.verified && account.active ? account : resetUnprovenAccount(tx, account, now)
  })
}

const knownAccount = (tx: Database, { provider, subject }: SocialIdentity) =>
  tx
    .selectFrom('social_identity')
    .innerJoin('account', 'account.id', 'social_identity.account_id')
    .selectAll('account')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()

function requireCustomer(account: Account): Account {
  if (account.type !== 'user') throw new Refusal('forbidden')
  return account
}

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

async function newAccount(
  tx: Database,
  { email, fullName }: SocialIdentity,
  now: Date,
): Promise<Account> {
  const address = normalizeEmail(email)
  return tx
    .insertInto('account')
    .values({
      id: objectId(now),
      email: address,
      full_name: fullName?.trim().slice(0, 120) || (address.split('@')[0] ?? address),
      language: LANGUAGES[0],
      active: true,
      verified: true,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * An account whose address nobody had proven: whoever made it may not be whom the provider vouches
 * for, so that neither their password nor their sessions and links outlive this moment.
 */
async function resetUnprovenAccount(tx: Database, { id }: Account, now: Date): Promise<Account> {
  const purposes = [...PASSWORD_LINKS, 'verify'] as const
  await closeAccountSessions(tx, id)
  await replaceLinks(tx, { accountId: id, purposes, now })
  await withdrawMails(tx, id, purposes)
  return tx
    .updateTable('account')
    .set({ password_hash: null, active: true, verified: true, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
