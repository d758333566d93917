import type { Selectable } from 'kysely'

import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import type { Schema } from '../../db/schema/schema.ts'
import { newToken, tokenHash } from './token.ts'

export type Account = Selectable<Schema['account']>

const DAY = 86_400_000
/** One day, or 400 with "stay connected": the longest a browser keeps a cookie. */
const LIFETIME = { short: DAY, long: 400 * DAY }

export type OpenSession = { token: string; expiresAt: Date; stayConnected: boolean }
export type Visitor = { account: Account; renewed: OpenSession | null }

export async function openSession(
  db: Database,
  accountId: ObjectId,
  stayConnected: boolean,
  now: Date,
): Promise<OpenSession> {
  const token = newToken()
  const expiresAt = expiryFrom(now, stayConnected)
  await db
    .insertInto('session')
    .values({
      token_hash: tokenHash(token),
      account_id: accountId,
      stay_connected: stayConnected,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  return { token, expiresAt, stayConnected }
}

/**
 * Who the token belongs to; null when the session has ended. A session that stays connected moves
 * its end forward, at most once a day.
 */
export async function findVisitor(db: Database, token: string, now: Date): Promise<Visitor | null> {
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('account')
    .select(['session.stay_connected', 'session.expires_at'])
    .where('session.token_hash', '=', tokenHash(token))
    .where('session.expires_at', '>', now)
    .executeTakeFirst()
  if (!found) return null
  const { stay_connected: stayConnected, expires_at: expiresAt, ...account } = found
  const isDue = stayConnected && expiresAt.getTime() < expiryFrom(now, true).getTime() - DAY
  return { account, renewed: isDue ? await renew(db, token, now) : null }
}

async function renew(db: Database, token: string, now: Date): Promise<OpenSession> {
  const expiresAt = expiryFrom(now, true)
  await db
    .updateTable('session')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash(token))
    .execute()
  return { token, expiresAt, stayConnected: true }
}

/** Whether a token still lets its owner in; looking does not make it last longer. */
export async function isOpenSession(db: Database, token: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('account.id')
    .where('session.token_hash', '=', tokenHash(token))
    .where('session.expires_at', '>', now)
    .where('account.blacklisted', '=', false)
    .executeTakeFirst()
  return found !== undefined
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash(token)).execute()
}

/** Ends the sessions of an account, all of them or all but one. */
export async function closeAccountSessions(
  db: Database,
  accountId: ObjectId,
  except: string | null = null,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('token_hash', 'is distinct from', except && tokenHash(except))
    .execute()
}

const expiryFrom = (now: Date, stayConnected: boolean) =>
  new Date(now.getTime() + (stayConnected ? LIFETIME.long : LIFETIME.short))
