import type { Selectable } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import type { Schema } from '../db/schema/schema.ts'
import { transaction } from '../db/transaction.ts'
import { queueMail } from '../mail/mail-queue.ts'
import { newToken, tokenHash } from './sessions/token.ts'

const DAY = 86_400_000

type Subscriber = Selectable<Schema['newsletter_subscriber']>
type Asked = { email: string; language: string; now: Date }

/**
 * Sends an address the link that subscribes it; nobody else can. A subscriber is sent the link to
 * unsubscribe, so that whoever asks for an address learns nothing about it.
 */
export const requestSubscription = (db: Database, { email, language, now }: Asked): Promise<void> =>
  transaction(db, async (tx) => {
    await tx
      .insertInto('newsletter_subscriber')
      .values({ email, language, leave_token: newToken(), requested_at: now })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({ requested_at: now, language }),
      )
      .execute()
    const facts = { from: email, subject: '', message: '' }
    await queueMail(tx, { kind: 'newsletter-confirm', recipient: email, language, facts, now })
  })

/** What the mail to an address needs; the secret of its link is new. Null: nobody asks for the newsletter any more. */
export async function issueSubscriptionLink(
  tx: Database,
  email: string,
  now: Date,
): Promise<{ confirmToken: string | null; leaveToken: string } | null> {
  const subscriber = await tx
    .selectFrom('newsletter_subscriber')
    .selectAll()
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  if (!subscriber) return null
  const leaveToken = subscriber.leave_token
  if (subscriber.confirmed_at) return { confirmToken: null, leaveToken }
  const confirmToken = newToken()
  await tx
    .updateTable('newsletter_subscriber')
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
  const subscriber = await findByLink(db, token)
  return subscriber ? linkState(subscriber, now) : 'unknown'
}

/** Subscribes the address that a link was mailed to, once, and tells the operator. */
export const confirmSubscription = (
  db: Database,
  { token, operator, now }: { token: string; operator: string; now: Date },
): Promise<SubscriptionLink> =>
  transaction(db, async (tx) => {
    const subscriber = await findByLink(tx, token)
    const state = subscriber ? linkState(subscriber, now) : 'unknown'
    if (!subscriber || state !== 'open') return state
    const { email } = subscriber
    await tx
      .updateTable('newsletter_subscriber')
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
    .selectFrom('newsletter_subscriber')
    .selectAll()
    .where('confirm_hash', '=', tokenHash(token))
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst()

function linkState({ confirmed_at, confirm_until }: Subscriber, now: Date): SubscriptionLink {
  if (confirmed_at) return 'confirmed'
  return confirm_until && confirm_until > now ? 'open' : 'expired'
}

export async function isSubscribed(db: Database, leaveToken: string): Promise<boolean> {
  const found = await db
    .selectFrom('newsletter_subscriber')
    .select('email')
    .where('leave_token', '=', leaveToken)
    .executeTakeFirst()
  return found !== undefined
}

/** Forgets a subscriber, whether confirmed or not, and the mails to them that wait. */
export const unsubscribe = (db: Database, leaveToken: string): Promise<void> =>
  transaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('newsletter_subscriber')
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

/** The address in a newsletter that ends it, for readers (GET) and for mail programs (POST, RFC 8058). */
export const leaveAddress = (leaveToken: string, publicUrl: URL): string =>
  new URL(`/api/newsletter/leave/${leaveToken}`, publicUrl).href
