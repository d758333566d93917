import { type Selectable, sql } from 'kysely'

import type { DB } from '../../db/schema.d.ts'
import { completeSlowCharge } from './ledger.ts'
import type { SandboxDeps } from './sandbox-deps.ts'
import { SIGNATURE_HEADER, signWebhook } from './webhook-signature.ts'

type Event = Selectable<DB['sandbox_event']>
export type WebhookSender = (path: string, init: RequestInit) => Promise<Response>

const MAX_ATTEMPTS = 13
const BATCH_SIZE = 20
/** The longest wait between two attempts; waits double from one second. */
const MAX_WAIT_SECONDS = 1800

/** Sends due events, signed, and retries them for an hour. Returns the number of accepted events. */
export async function deliverEvents(
  deps: SandboxDeps,
  key: Buffer,
  post: WebhookSender,
): Promise<number> {
  await completeDue(deps)
  const sent = await Promise.all(
    (await claimDue(deps)).map((event) => sendEvent(deps, { event, key, post })),
  )
  return sent.filter(Boolean).length
}

/** Completes slow-card payments whose server crashed while waiting. */
async function completeDue(deps: SandboxDeps): Promise<void> {
  const due = await deps.db
    .selectFrom('sandbox_payment')
    .select('reference')
    .where('status', '=', 'processing')
    .where('settles_at', '<=', deps.now())
    .execute()
  for (const { reference } of due) await completeSlowCharge(deps, reference)
}

/** Claims events before they are sent, so that concurrent servers do not send an event twice. */
async function claimDue({ db, now }: SandboxDeps): Promise<Event[]> {
  const nextAttempt = sql<Date>`${now()}::timestamptz
    + least(power(2, tries), ${MAX_WAIT_SECONDS}) * interval '1 second'`
  return db
    .updateTable('sandbox_event')
    .set({ due_at: nextAttempt, tries: sql`tries + 1` })
    .where('id', 'in', (where) =>
      where
        .selectFrom('sandbox_event')
        .select('id')
        .where('due_at', '<=', now())
        .orderBy('due_at')
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

type EventDelivery = { event: Event; key: Buffer; post: WebhookSender }

async function sendEvent(
  { db, now }: SandboxDeps,
  { event, key, post }: EventDelivery,
): Promise<boolean> {
  const { id, kind, reference, created_at, tries } = event
  const raw = JSON.stringify({ id, kind, reference, createdAt: created_at.toISOString() })
  const response = await post('/api/webhooks/sandbox', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signWebhook(raw, key, now()),
    },
    body: raw,
  }).catch(() => null)
  const isTaken = response?.ok === true
  if (isTaken || tries >= MAX_ATTEMPTS)
    await db
      .updateTable('sandbox_event')
      .set({ due_at: null, delivered_at: isTaken ? now() : null })
      .where('id', '=', id)
      .execute()
  return isTaken
}
