import { Refusal } from '../../contract/problem.ts'
import { findPayment, type Payment, type PaymentDeps } from '../../payments/payment-deps.ts'
import {
  NoSuchPaymentError,
  type PaymentProvider,
  ProviderDownError,
} from '../../payments/provider.ts'
import { reviewRefund } from './failed-refund.ts'
import { settlePayment } from './settle.ts'

type SentEvent = { raw: string; headers: Headers }

/**
 * Receives a webhook event, which only triggers a status request. The event is stored only after its
 * consequences, so that the provider resends a failed event.
 */
export async function receiveEvent(
  deps: PaymentDeps,
  provider: PaymentProvider,
  { raw, headers }: SentEvent,
): Promise<void> {
  const { db, now } = deps
  const event = await provider.webhook(raw, headers)
  if (!event) return
  const known = { provider: provider.name, event_id: event.eventId }
  if (await isEventKnown(deps, known)) return
  const payment = await findEventPayment(deps, provider, event.reference)
  if (payment) await applyEvent(deps, payment).catch(rethrowProviderDown)
  await db
    .insertInto('payment_event')
    .values({ ...known, received_at: now() })
    .onConflict((same) => same.doNothing())
    .execute()
}

async function applyEvent(deps: PaymentDeps, payment: Payment): Promise<void> {
  if (payment.status === 'refunded') await reviewRefund(deps, payment)
  else await settlePayment(deps, payment)
}

type EventKey = { provider: PaymentProvider['name']; event_id: string }

async function isEventKnown(
  { db }: PaymentDeps,
  { provider, event_id }: EventKey,
): Promise<boolean> {
  const received = await db
    .selectFrom('payment_event')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .executeTakeFirst()
  return received !== undefined
}

/** Finds the payment by its reference, or by our own id if the server crashed before storing the reference. */
async function findEventPayment(
  { db, now }: PaymentDeps,
  provider: PaymentProvider,
  reference: string,
): Promise<Payment | undefined> {
  const known = await findPayment(db, { provider: provider.name, reference })
  if (known) return known
  const paymentId = await provider.read(reference).then(
    (reported) => reported.paymentId,
    (error: unknown) => (error instanceof NoSuchPaymentError ? null : rethrowProviderDown(error)),
  )
  if (paymentId === null) return undefined
  return db
    .updateTable('payment')
    .set({ reference, updated_at: now() })
    .where('id', '=', paymentId)
    .where('provider', '=', provider.name)
    .where('reference', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

function rethrowProviderDown(error: unknown): never {
  throw error instanceof ProviderDownError ? new Refusal('provider-unavailable') : error
}
