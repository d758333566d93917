import type { Selectable } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import type { DB } from '../db/schema.d.ts'
import { transaction } from '../db/transaction.ts'
import { queueMail } from '../mail/mail-queue.ts'
import { createToken, hashToken } from './sessions/token.ts'

const DAY_MS = 86_400_000

type SubscriptionRow = Selectable<DB['newsletter_subscription']>
type SubscriptionRequest = { email: string; language: string; now: Date }

/**
 * Emails the link that confirms a subscription, so that only the owner of the address can confirm it. An
 * address that is already confirmed gets the unsubscribe link instead: the response must not reveal whether it
 * is subscribed.
 */
export const requestSubscription = (
  db: Database,
  { email, language, now }: SubscriptionRequest,
): Promise<void> =>
  transaction(db, async (tx) => {
    await tx
      .insertInto('newsletter_subscription')
      .values({ email, language, leave_token: createToken(), requested_at: now })
      // Anyone can enter an address, so a confirmed subscription stays unchanged.
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ requested_at: now, language })
          .where('newsletter_subscription.confirmed_at', 'is', null),
      )
      .execute()
    const facts = { from: email, subject: '', message: '' }
    await queueMail(tx, { kind: 'newsletter-confirm', recipient: email, language, facts, now })
  })

/**
 * Returns the tokens for the links in an email, with a new confirmation token unless the address is confirmed.
 * Null if the subscription was deleted concurrently.
 */
export async function issueSubscriptionLink(
  tx: Database,
  email: string,
  now: Date,
): Promise<{ confirmToken: string | null; leaveToken: string } | null> {
  const row = await tx
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const leaveToken = row.leave_token
  if (row.confirmed_at) return { confirmToken: null, leaveToken }
  const confirmToken = createToken()
  await tx
    .updateTable('newsletter_subscription')
    .set({
      confirm_hash: hashToken(confirmToken),
      confirm_until: new Date(now.getTime() + DAY_MS),
    })
    .where('email', '=', email)
    .execute()
  return { confirmToken, leaveToken }
}

export type SubscriptionLinkStatus = 'open' | 'confirmed' | 'expired' | 'unknown'

export async function readSubscriptionLinkStatus(
  db: Database,
  token: string,
  now: Date,
): Promise<SubscriptionLinkStatus> {
  const row = await findByLink(db, token)
  return row ? getLinkStatus(row, now) : 'unknown'
}

/** Confirms a subscription by its mailed link, once, and notifies the operator by email. */
export const confirmSubscription = (
  db: Database,
  { token, operator, now }: { token: string; operator: string; now: Date },
): Promise<SubscriptionLinkStatus> =>
  transaction(db, async (tx) => {
    const row = await findByLink(tx, token)
    const state = row ? getLinkStatus(row, now) : 'unknown'
    if (!row || state !== 'open') return state
    const { email } = row
    await tx
      .updateTable('newsletter_subscription')
      .set({ confirmed_at: now })
      .where('email', '=', email)
      .execute()
    await queueMail(tx, {
      kind: 'newsletter',
      recipient: operator,
      replyTo: email,
      language: 'fr',
      facts: { from: email, subject: 'Newsletter', message: '' },
      now,
    })
    return 'confirmed'
  })

const findByLink = (db: Database, token: string) =>
  db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('confirm_hash', '=', hashToken(token))
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst()

function getLinkStatus(
  { confirmed_at, confirm_until }: SubscriptionRow,
  now: Date,
): SubscriptionLinkStatus {
  if (confirmed_at) return 'confirmed'
  return confirm_until && confirm_until > now ? 'open' : 'expired'
}

export async function isSubscribed(db: Database, leaveToken: string): Promise<boolean> {
  const found = await db
    .selectFrom('newsletter_subscription')
    .select('email')
    .where('leave_token', '=', leaveToken)
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes a subscription, confirmed or not, and its unsent emails. */
export const unsubscribe = (db: Database, leaveToken: string): Promise<void> =>
  transaction(db, async (tx) => {
    const deleted = await tx
      .deleteFrom('newsletter_subscription')
      .where('leave_token', '=', leaveToken)
      .returning('email')
      .executeTakeFirst()
    if (!deleted) return
    await tx
      .deleteFrom('outbox')
      .where('kind', '=', 'newsletter-confirm')
      .where('recipient', '=', deleted.email)
      .where('sent_at', 'is', null)
      .execute()
  })

/** Builds a newsletter's unsubscribe URL, for readers (GET) and email programs (POST, RFC 8058). */
export const buildUnsubscribeUrl = (leaveToken: string, publicUrl: URL): string =>
  new URL(`/api/newsletter/leave/${leaveToken}`, publicUrl).href
