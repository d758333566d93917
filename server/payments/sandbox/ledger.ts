import type { Selectable } from 'kysely'

import { createToken } from '../../account/sessions/token.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { DB } from '../../db/schema.d.ts'
import { transaction } from '../../db/transaction.ts'
import type { WireDeclineReason } from '../provider.ts'
import type { SandboxDeps } from './sandbox-deps.ts'

export type SandboxPaymentRow = Selectable<DB['sandbox_payment']>

/** Reads and locks a payment, so that cards for one payment are processed one after the other. */
export const lockPayment = (
  tx: Database,
  reference: string,
): Promise<SandboxPaymentRow | undefined> =>
  tx
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()

/** Records the charge; the caller has verified that the payment may be charged. */
export async function recordCharge(
  tx: Database,
  deps: SandboxDeps,
  payment: SandboxPaymentRow,
): Promise<void> {
  const { reference, amount_minor, currency } = payment
  const id = `charge_${createToken().slice(0, 22)}`
  const created_at = deps.now()
  await tx
    .insertInto('sandbox_charge')
    .values({ id, reference, amount_minor, currency, created_at })
    .execute()
  await setSandboxStatus(tx, reference, { status: 'paid' })
  await recordEvent(tx, deps, { reference, kind: 'payment.paid' })
}

export async function recordDecline(
  tx: Database,
  deps: SandboxDeps,
  { reference, reason }: { reference: string; reason: WireDeclineReason },
): Promise<void> {
  await setSandboxStatus(tx, reference, { status: 'declined', reason })
  await recordEvent(tx, deps, { reference, kind: 'payment.declined' })
}

type StatusChange = Pick<SandboxPaymentRow, 'status'> & {
  reason?: WireDeclineReason | null
  settles_at?: Date | null
}

export async function setSandboxStatus(
  tx: Database,
  reference: string,
  change: StatusChange,
): Promise<void> {
  await tx
    .updateTable('sandbox_payment')
    .set({ reason: null, settles_at: null, ...change })
    .where('reference', '=', reference)
    .execute()
}

/** Completes a slow card's charge, unless another call has completed it. */
export async function completeSlowCharge(deps: SandboxDeps, reference: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, reference)
    if (payment?.status === 'processing') await recordCharge(tx, deps, payment)
  })
  deps.announce()
}

async function recordEvent(
  tx: Database,
  { now, webhookDelayMs }: SandboxDeps,
  { reference, kind }: { reference: string; kind: string },
): Promise<void> {
  const at = now()
  await tx
    .insertInto('sandbox_event')
    .values({
      id: `event_${createToken().slice(0, 22)}`,
      reference,
      kind,
      due_at: webhookDelayMs === null ? null : new Date(at.getTime() + webhookDelayMs),
      created_at: at,
    })
    .execute()
}
