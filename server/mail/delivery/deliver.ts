import { sql, type SqlBool, type Transaction } from 'kysely'

import { lockAccount } from '../../account/lock-account.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { DB } from '../../db/schema.d.ts'
import { transaction } from '../../db/transaction.ts'
import { type ComposedMail, composeMail, type QueuedMail } from './compose-mail.ts'

/** The result of a handover. With `unknown`, the email may have been delivered, so it is never resent. */
export type Delivery = { end: 'sent' } | { end: 'later' | 'never' | 'unknown'; failure: string }

/**
 * Hands over one email; never throws. Calls `onHandOver` before the first byte is sent; if `onHandOver`
 * rejects, sends nothing.
 */
export type MailSender = (message: ComposedMail, handOver: HandOverContext) => Promise<Delivery>

export type HandOverContext = { db: Database; onHandOver: () => Promise<void> }

export type DeliveryDeps = {
  post: MailSender
  sender: Pick<Config, 'publicUrl' | 'mailFrom'>
  now: () => Date
  log: (line: string) => void
  /** Restricts delivery to emails to this address. */
  to?: string | undefined
  /** The maximum number of emails to send. */
  most?: number | undefined
}

const MINUTE_MS = 60_000
/** Minutes until the next attempt. Delivery is abandoned after the last one, about three days later. */
const BACKOFF_MINUTES = [1, 5, 15, 60, 240, 720, 1440, 1440]

/** How long a claim lasts, in minutes. Composing an email and connecting must take less. */
const CLAIM_MINUTES = 10

/**
 * Sends due emails one after the other, and returns how many were sent. An email is claimed first, so that only
 * one server sends it, and marked as handed over before its first byte is sent. If a server stops before the
 * handover, the claim expires; if it stops after that, the email stays marked, because its delivery is
 * uncertain.
 */
export async function deliverDueEmails(db: Database, delivering: DeliveryDeps): Promise<number> {
  const { most = Infinity } = delivering
  let sent = 0
  for (let claimed = 0; claimed < most; claimed += 1) {
    const queued = await claimNextEmail(db, delivering)
    if (!queued) return sent
    if (await deliverEmail(db, queued, delivering)) sent += 1
  }
  return sent
}

export async function countDueEmails(db: Database, now: Date): Promise<number> {
  const found = await db
    .selectFrom('outbox')
    .select((all) => all.fn.countAll<number>().as('mails'))
    .where(isDue(now))
    .executeTakeFirstOrThrow()
  return found.mails
}

const isDue = (now: Date) => {
  const expired = new Date(now.getTime() - CLAIM_MINUTES * MINUTE_MS)
  return sql<SqlBool>`sent_at is null and given_up_at is null and due_at <= ${now}
    and (claimed_at is null or (handed_over_at is null and claimed_at <= ${expired}))`
}

const isAddressedTo = (to: string) => sql<SqlBool>`coalesce(
  recipient, (select lower(email) from account where account.id = outbox.account_id)) = ${to}`

async function claimNextEmail(
  db: Database,
  { now: clock, to }: Pick<DeliveryDeps, 'now' | 'to'>,
): Promise<QueuedMail | null> {
  const now = clock()
  const claimed = await db
    .updateTable('outbox')
    .set({ claimed_at: now, attempts: sql`attempts + 1` })
    .where('id', '=', (where) =>
      where
        .selectFrom('outbox')
        .select('id')
        .where(isDue(now))
        .$if(to !== undefined, (query) => query.where(isAddressedTo(to ?? '')))
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
  return claimed ?? null
}

async function deliverEmail(db: Database, queued: QueuedMail, delivering: DeliveryDeps) {
  const { post, sender, log } = delivering
  const now = delivering.now()
  const message = await transaction(db, async (tx) =>
    (await isWithdrawn(tx, queued)) ? null : composeMail(tx, queued, { sender, now }),
  )
  if (!message) {
    await updateQueuedMail(db, queued, { given_up_at: now, failure: 'It is not needed any more.' })
    return false
  }
  const delivery = await post(message, {
    db,
    onHandOver: () => markHandedOver(db, queued, delivering.now()),
  })
  await recordDelivery(db, queued, delivery, delivering.now())
  if (delivery.end !== 'sent') log(formatDelivery(queued, delivery))
  return delivery.end === 'sent'
}

/**
 * Whether the email was withdrawn after it was claimed. Locks the account while the email's link is issued,
 * because setting a new password must also invalidate this link.
 */
async function isWithdrawn(tx: Transaction<DB>, { id, account_id }: QueuedMail) {
  if (account_id) await lockAccount(tx, account_id)
  const queued = await tx.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()
  return !queued
}

/**
 * Marks an email as handed over. Throws when the claim has expired and another server has claimed the email, or
 * when it was withdrawn.
 */
async function markHandedOver(db: Database, { id, attempts }: QueuedMail, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ handed_over_at: now })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('handed_over_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error('The mail is claimed by another server or withdrawn.')
}

async function recordDelivery(db: Database, queued: QueuedMail, delivery: Delivery, now: Date) {
  if (delivery.end === 'sent') return updateQueuedMail(db, queued, { sent_at: now })
  const { failure } = delivery
  const minutes = BACKOFF_MINUTES[queued.attempts - 1]
  if (delivery.end !== 'later' || minutes === undefined)
    return updateQueuedMail(db, queued, { given_up_at: now, failure })
  const dueAt = new Date(now.getTime() + minutes * MINUTE_MS)
  return updateQueuedMail(db, queued, {
    claimed_at: null,
    handed_over_at: null,
    due_at: dueAt,
    failure,
  })
}

type DeliveryUpdate = Partial<Record<'sent_at' | 'given_up_at' | 'due_at', Date>> & {
  claimed_at?: null
  handed_over_at?: null
  failure?: string
}

/** Updates the email unless another server has claimed it since. */
const updateQueuedMail = (db: Database, { id, attempts }: QueuedMail, end: DeliveryUpdate) =>
  db.updateTable('outbox').set(end).where('id', '=', id).where('attempts', '=', attempts).execute()

/** Identifies the email by id and kind, without recipient or content. */
const formatDelivery = ({ id, kind, attempts }: QueuedMail, delivery: Delivery) =>
  delivery.end === 'sent'
    ? ''
    : `mail ${id} (${kind}), attempt ${attempts}: ${delivery.failure}; again: ${delivery.end}`
