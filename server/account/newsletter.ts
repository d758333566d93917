import type { Selectable } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import type { DB } from '../db/schema.d.ts'
import { transaction } from '../db/transaction.ts'
import { queueMail } from '../mail/mail-queue.ts'
import { newToken, tokenHash } from './sessions/token.ts'

const DAY = 86_400_000

type SubscriptionRow = Selectable<DB['newsletter_subscription']>
type SubscriptionRequest = { email: string; language: string; now: Date }

/**
 * Mails the link that confirms a subscription; only a reader of the address can confirm it. A
 * confirmed address gets the link to unsubscribe instead, so the response does not reveal whether
 * it is subscribed.
 */
export const requestSubscription = (
  db: Database,
  { email, language, now }: SubscriptionRequest,
): Promise<void> =>
  transaction(db, async (tx) => {
    await tx
      .insertInto('newsletter_subscription')
      .values({ email, language, leave_token: newToken(), requested_at: now })
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
 * Returns the links of the mail to an address, with a new confirmation secret. Null if the
 * subscription was deleted concurrently.
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
  const confirmToken = newToken()
  await tx
    .updateTable('newsletter_subscription')
    .set({
      confirm_hash: tokenHash(confirmToken),
      confirm_until: new Date(now.getTime() + DAY),
    })
    .where('email', '=', email)
    .execute()
  return { confirmToken, leaveToken }
}

export type SubscriptionLink = 'open' | 'confirmed' | 'expired' | 'unknown'

export async function readSubscriptionLink(
  db: Database,
  token: string,
  now: Date,
): Promise<SubscriptionLink> {
  const row = await findByLink(db, token)
  return row ? linkState(row, now) : 'unknown'
}

/** Confirms the subscription of a mailed link, once, and mails the operator. */
export const confirmSubscription = (
  db: Database,
  { token, operator, now }: { token: string; operator: string; now: Date },
): Promise<SubscriptionLink> =>
  transaction(db, async (tx) => {
    const row = await findByLink(tx, token)
    const state = row ? linkState(row, now) : 'unknown'
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
    .where('confirm_hash', '=', tokenHash(token))
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst()

function linkState({ confirmed_at, confirm_until }: SubscriptionRow, now: Date): SubscriptionLink {
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

/** Deletes a subscription, confirmed or not, and its unsent mails. */
export const unsubscribe = (db: Database, leaveToken: string): Promise<void> =>
  transaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('newsletter_subscription')
      .where('leave_token', '=', leaveToken)
      .returning('email')
      .executeTakeFirst()
    if (!gone) return
    await tx
      .deleteFrom('outbox')
      .where('kind', '=', 'newsletter-confirm')
      .where('recipient', '=', gone.email)
      .where('sent_at', 'is', null)
      .execute()
  })

/** The unsubscribe URL of a newsletter, for readers (GET) and mail programs (POST, RFC 8058). */
export const unsubscribeAddress = (leaveToken: string, publicUrl: URL): string =>
  new URL(`/api/newsletter/leave/${leaveToken}`, publicUrl).href
