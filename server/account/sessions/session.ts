import type { Selectable, Transaction } from 'kysely'

import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import type { DB } from '../../db/schema.d.ts'
import { createToken, hashToken } from './token.ts'

export type Account = Selectable<DB['account']>

declare const isLocked: unique symbol

/**
 * An account whose row this transaction has locked (lock-account.ts). Opening a session and writing
 * a password require one, so that neither uses credentials that another transaction is replacing.
 */
export type LockedAccount = Account & { readonly [isLocked]: true }

const DAY_MS = 86_400_000
/** One day; for customers who choose to stay signed in 400 days, the maximum age of a cookie in browsers. */
const LIFETIME_MS = { short: DAY_MS, long: 400 * DAY_MS }
/**
 * Customers must sign in again after 1,200 days, three times the maximum age of a cookie: a customer who rents
 * once a year signs in for every fourth rental.
 */
const MAX_AGE_MS = 3 * LIFETIME_MS.long

export type OpenSession = { token: string; expiresAt: Date; stayConnected: boolean }
export type Visitor = { account: Account; renewed: OpenSession | null }

export async function openSession(
  tx: Transaction<DB>,
  { id }: LockedAccount,
  stayConnected: boolean,
  now: Date,
): Promise<OpenSession> {
  const token = createToken()
  const expiresAt = new Date(now.getTime() + (stayConnected ? LIFETIME_MS.long : LIFETIME_MS.short))
  await tx
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account_id: id,
      stay_connected: stayConnected,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  await tx.deleteFrom('session').where('expires_at', '<=', now).execute()
  return { token, expiresAt, stayConnected }
}

/**
 * Returns the owner of a token; null when the session has ended. A persistent session is extended
 * at most once a day, and up to 1,200 days after its start.
 */
export async function findVisitor(db: Database, token: string, now: Date): Promise<Visitor | null> {
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('account')
    .select(['session.stay_connected', 'session.created_at as began_at', 'session.expires_at'])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', now)
    .executeTakeFirst()
  if (!found) return null
  const { stay_connected: stayConnected, began_at, expires_at, ...account } = found
  const expiresAt = computeRenewedExpiry(began_at, now)
  const isDue = stayConnected && expires_at.getTime() < expiresAt.getTime() - DAY_MS
  return { account, renewed: isDue ? await renewSession(db, token, expiresAt) : null }
}

const computeRenewedExpiry = (beganAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + LIFETIME_MS.long, beganAt.getTime() + MAX_AGE_MS))

async function renewSession(db: Database, token: string, expiresAt: Date): Promise<OpenSession> {
  await db
    .updateTable('session')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', hashToken(token))
    .execute()
  return { token, expiresAt, stayConnected: true }
}

/** Whether a token is still valid; does not extend the session. */
export async function isOpenSession(db: Database, token: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('account.id')
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', now)
    .where('account.blacklisted', '=', false)
    .executeTakeFirst()
  return found !== undefined
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute()
}

/** Ends all sessions of an account, or all but one. */
export async function closeAccountSessions(
  db: Database,
  accountId: ObjectId,
  except: string | null = null,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('token_hash', 'is distinct from', except && hashToken(except))
    .execute()
}
