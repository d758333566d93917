import type { Amount } from '@masar/domain/money/money.ts'
import type { Selectable } from 'kysely'

import { createToken } from '../../../account/sessions/token.ts'
import type { Database } from '../../../db/connection/connect.ts'
import type { DB } from '../../../db/schema.d.ts'
import { transaction } from '../../../db/transaction.ts'
import {
  recordCharge,
  recordDecline,
  lockPayment,
  type SandboxPaymentRow,
  setSandboxStatus,
} from '../ledger.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'

type Challenge = Selectable<DB['sandbox_challenge']>

/** How long a bank waits for an answer. */
const TIMEOUT_MS = 10 * 60_000

/** Opens a challenge in the customer's language; returns the path of the bank's page. */
export async function createChallenge(
  tx: Database,
  deps: SandboxDeps,
  { reference, locale }: SandboxPaymentRow,
): Promise<string> {
  const id = createToken()
  const expiresAt = new Date(deps.now().getTime() + TIMEOUT_MS)
  await tx
    .insertInto('sandbox_challenge')
    .values({ id, reference, status: 'asked', expires_at: expiresAt })
    .execute()
  await setSandboxStatus(tx, reference, { status: 'challenged' })
  return `/sandbox/challenge/${id}?l=${encodeURIComponent(locale)}`
}

/** Ends a payment's open challenges, because another card is being tried. */
export async function dropChallenges(tx: Database, reference: string): Promise<void> {
  await tx
    .updateTable('sandbox_challenge')
    .set({ status: 'over' })
    .where('reference', '=', reference)
    .where('status', 'in', ['asked', 'left'])
    .execute()
}

/** Returns `asked` when the payment has an open challenge that can still be answered, else `left`. */
export async function readChallengeStatus(
  { db, now }: SandboxDeps,
  reference: string,
): Promise<'asked' | 'left'> {
  const row = await db
    .selectFrom('sandbox_challenge')
    .select('id')
    .where('reference', '=', reference)
    .where('status', '=', 'asked')
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return row ? 'asked' : 'left'
}

export type ShownChallenge = Challenge & { amount_minor: Amount; currency: string; isOpen: boolean }

/** Reads a challenge for its page, and reopens the challenge if its window had been closed. */
export async function readChallenge(
  { db, now }: SandboxDeps,
  id: string,
): Promise<ShownChallenge | null> {
  await db
    .updateTable('sandbox_challenge')
    .set({ status: 'asked' })
    .where('id', '=', id)
    .where('status', '=', 'left')
    .execute()
  const row = await db
    .selectFrom('sandbox_challenge')
    .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'sandbox_challenge.reference')
    .selectAll('sandbox_challenge')
    .select(['sandbox_payment.amount_minor', 'sandbox_payment.currency'])
    .where('sandbox_challenge.id', '=', id)
    .executeTakeFirst()
  return row ? { ...row, isOpen: isOpen(row, now()) } : null
}

/** Records the customer's answer, once. */
export async function answerChallenge(
  deps: SandboxDeps,
  id: string,
  isPassed: boolean,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const known = await findChallenge(tx, id)
    const payment = known && (await lockPayment(tx, known.reference))
    const challenge = await findChallenge(tx, id)
    if (!payment || !challenge || !isOpen(challenge, deps.now())) return
    if (payment.status !== 'challenged') return
    await setChallengeStatus(tx, id, isPassed ? 'passed' : 'failed')
    const { reference } = payment
    if (isPassed) await recordCharge(tx, deps, payment)
    else await recordDecline(tx, deps, { reference, reason: 'challenge-failed' })
  })
  deps.announce()
}

/** Records that the window was closed without an answer; it can be opened again. */
export async function leaveChallenge({ db }: SandboxDeps, id: string): Promise<void> {
  await db
    .updateTable('sandbox_challenge')
    .set({ status: 'left' })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .execute()
}

const findChallenge = (tx: Database, id: string): Promise<Challenge | undefined> =>
  tx.selectFrom('sandbox_challenge').selectAll().where('id', '=', id).executeTakeFirst()

async function setChallengeStatus(tx: Database, id: string, status: Challenge['status']) {
  await tx.updateTable('sandbox_challenge').set({ status }).where('id', '=', id).execute()
}

const isOpen = ({ status, expires_at }: Challenge, now: Date) =>
  (status === 'asked' || status === 'left') && expires_at > now
