import { sql } from 'kysely'

import type { Payment, PaymentDeps } from '../payments/payment-deps.ts'
import { ProviderDownError } from '../payments/provider.ts'
import { closePayment } from './settling/close-payment.ts'
import { isNoLongerAwaitingPayment } from './settling/is-window-over.ts'
import { sendRefund } from './settling/send-refund.ts'
import { settlePayment } from './settling/settle.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
const MAX_WAIT_MINUTES = 60
const BATCH_SIZE = 50

/**
 * Processes payments whose customer never returned: settles them after the payment window, closes replaced
 * ones, and retries unsent refunds.
 */
export async function sweepPayments(deps: PaymentDeps, log: (line: string) => void): Promise<void> {
  const { db, now } = deps
  for (const payment of await claimDuePayments(deps))
    await sweepPayment(deps, payment).catch((error: unknown) => {
      if (!(error instanceof ProviderDownError)) log(formatFailure(payment, error))
    })
  const monthAgo = new Date(now().getTime() - 30 * DAY_MS)
  await db.deleteFrom('payment_event').where('received_at', '<=', monthAgo).execute()
}

/**
 * Claims due payments for one server for a limited time; if that server crashes, a later sweep finds them
 * again.
 */
async function claimDuePayments({ db, now }: PaymentDeps): Promise<Payment[]> {
  const wait = sql<Date>`${now()}::timestamptz
    + least(power(2, least(tries, 10)), ${MAX_WAIT_MINUTES}) * interval '1 minute'`
  return db
    .updateTable('payment')
    .set({ due_at: wait, tries: sql`tries + 1` })
    .where('id', 'in', (where) =>
      where
        .selectFrom('payment')
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

async function sweepPayment(deps: PaymentDeps, payment: Payment): Promise<void> {
  if (payment.status === 'refunding') {
    await sendRefund(deps, payment)
    return
  }
  const isOver =
    payment.superseded ||
    payment.reference === null ||
    (await isNoLongerAwaitingPayment(deps, payment))
  await (isOver ? closePayment : settlePayment)(deps, payment)
}

function formatFailure({ id, provider }: Payment, error: unknown): string {
  const reason = error instanceof Error ? `${error.name}: ${error.message.split('\n')[0]}` : 'Error'
  return `Payment ${id} at ${provider} will be checked again later: ${reason}`
}
