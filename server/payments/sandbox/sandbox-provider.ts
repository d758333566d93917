import { createToken } from '../../account/sessions/token.ts'
import type { Database } from '../../db/connection/connect.ts'
import { transaction } from '../../db/transaction.ts'
import {
  NoSuchPaymentError,
  type ProviderSession,
  type PaymentOrder,
  type PaymentProvider,
  type ProviderPayment,
} from '../provider.ts'
import { readChallengeStatus } from './challenge/challenge.ts'
import { createClientSecret } from './client-secret.ts'
import {
  completeSlowCharge,
  lockPayment,
  type SandboxPaymentRow,
  setSandboxStatus,
} from './ledger.ts'
import type { SandboxDeps } from './sandbox-deps.ts'
import { verifyEvent } from './webhook-signature.ts'

/** Creates our own provider, which moves no money and simulates the outcomes of the listed test cards. */
export function createSandboxProvider(deps: SandboxDeps, webhookKey: Buffer): PaymentProvider {
  const read = (reference: string) => readPayment(deps, reference)
  return {
    name: 'sandbox',
    isTest: true,
    publicKey: null,
    open: (order) => transaction(deps.db, (tx) => openPayment(tx, deps, order)),
    read,
    capture: read,
    close: (reference) => transaction(deps.db, (tx) => closePayment(tx, reference)),
    refund: ({ reference }) => transaction(deps.db, (tx) => refundCharge(tx, deps, reference)),
    findRefund: async ({ reference }) => (await findCharge(deps.db, reference))?.refund_id ?? null,
    webhook: async (raw, headers) =>
      verifyEvent({ raw, headers, key: webhookKey, now: deps.now() }),
  }
}

/** Opening a payment again returns the same payment with another secret, which is equally valid. */
async function openPayment(
  tx: Database,
  { now }: SandboxDeps,
  order: PaymentOrder,
): Promise<ProviderSession> {
  await tx
    .insertInto('sandbox_payment')
    .values({
      reference: `sandbox_${createToken().slice(0, 24)}`,
      payment_id: order.paymentId,
      booking_id: order.bookingId,
      amount_minor: order.amount,
      currency: order.currency,
      locale: order.locale,
      status: 'open',
      expires_at: order.expiresAt,
      created_at: now(),
    })
    .onConflict((same) => same.column('payment_id').doNothing())
    .execute()
  const { reference } = await tx
    .selectFrom('sandbox_payment')
    .select('reference')
    .where('payment_id', '=', order.paymentId)
    .executeTakeFirstOrThrow()
  const clientSecret = await createClientSecret(tx, reference)
  return { reference, clientSecret, customerId: `customer_${order.bookingId}` }
}

async function readPayment(deps: SandboxDeps, reference: string): Promise<ProviderPayment> {
  const payment = await findSandboxPayment(deps.db, reference)
  const isDue = payment.settles_at !== null && payment.settles_at <= deps.now()
  if (payment.status !== 'processing' || !isDue) return toProviderPayment(deps, payment)
  await completeSlowCharge(deps, reference)
  return toProviderPayment(deps, await findSandboxPayment(deps.db, reference))
}

async function findSandboxPayment(db: Database, reference: string): Promise<SandboxPaymentRow> {
  const payment = await db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!payment) throw new NoSuchPaymentError('The sandbox does not know this payment.')
  return payment
}

async function toProviderPayment(
  deps: SandboxDeps,
  payment: SandboxPaymentRow,
): Promise<ProviderPayment> {
  const { reference, amount_minor, currency } = payment
  const charged = await findCharge(deps.db, reference)
  return {
    reference,
    ...(await readProgress(deps, payment)),
    amount: amount_minor,
    currency,
    bookingId: payment.booking_id,
    paymentId: payment.payment_id,
    chargeId: charged?.id ?? null,
  }
}

const findCharge = (db: Database, reference: string) =>
  db
    .selectFrom('sandbox_charge')
    .select(['id', 'refund_id'])
    .where('reference', '=', reference)
    .executeTakeFirst()

type PaymentProgress = Pick<ProviderPayment, 'status' | 'reason'>

async function readProgress(
  deps: SandboxDeps,
  payment: SandboxPaymentRow,
): Promise<PaymentProgress> {
  const { status, reason } = payment
  if (status === 'paid' || status === 'processing') return { status, reason: null }
  if (status === 'closed') return { status: 'expired', reason: null }
  if (status === 'challenged') {
    const challenge = await readChallengeStatus(deps, payment.reference)
    return challenge === 'asked'
      ? { status: 'open', reason: null }
      : { status: 'declined', reason: 'challenge-left' }
  }
  if (payment.expires_at <= deps.now()) return { status: 'expired', reason: null }
  if (status === 'open') return { status: 'open', reason: null }
  const isKnown = reason === 'insufficient-funds' || reason === 'challenge-failed'
  return { status: 'declined', reason: isKnown ? reason : 'declined' }
}

async function closePayment(tx: Database, reference: string): Promise<void> {
  const payment = await lockPayment(tx, reference)
  if (!payment) throw new NoSuchPaymentError('The sandbox does not know this payment.')
  if (payment.status === 'paid' || payment.status === 'processing') return
  await setSandboxStatus(tx, reference, { status: 'closed' })
  await tx
    .updateTable('sandbox_challenge')
    .set({ status: 'over' })
    .where('reference', '=', reference)
    .where('status', 'in', ['asked', 'left'])
    .execute()
}

async function refundCharge(tx: Database, { now }: SandboxDeps, reference: string) {
  const charged = await tx
    .selectFrom('sandbox_charge')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
  if (!charged) throw new NoSuchPaymentError('Nothing was charged, nothing goes back.')
  if (charged.refund_id !== null) return { refundId: charged.refund_id }
  const refundId = `refund_${createToken().slice(0, 22)}`
  await tx
    .updateTable('sandbox_charge')
    .set({ refund_id: refundId, refunded_at: now() })
    .where('reference', '=', reference)
    .execute()
  return { refundId }
}
