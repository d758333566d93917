import { sweepBookings } from '../bookings/sweep-bookings.ts'
import { sweepPayments } from '../checkout/sweep-payments.ts'
import { type PaymentProvider, ProviderDownError } from '../payments/provider.ts'
import type { TestServer } from './test-server.ts'

const ORIGIN = 'http://localhost:3002'

/** Sends the sandbox's due webhook calls; returns the number of accepted ones. */
export const deliverWebhooks = (server: TestServer): Promise<number> =>
  server.sandbox.deliver((path, init) => server.app(new Request(ORIGIN + path, init)))

/** Runs the once-a-minute jobs, except invoicing, which would include the demo's rentals. */
export async function runMinutelyJobs(server: TestServer): Promise<void> {
  const { db, providers, config, clock, logged } = server
  const now = () => clock.now
  const log = (line: string) => logged.push(line)
  await sweepPayments({ db, providers, config, now }, log)
  await sweepBookings(db, now())
}

/** Overrides sandbox methods; returns a function that restores them. */
export function overrideProvider(server: TestServer, other: Partial<PaymentProvider>): () => void {
  const { provider } = server.sandbox
  server.providers[0] = { ...provider, ...other }
  return () => {
    server.providers[0] = provider
  }
}

export const rejectAsDown = (): Promise<never> =>
  Promise.reject(new ProviderDownError('It is down.'))

/** Reads the charges that the sandbox has recorded for a booking. */
export const readCharges = async ({ db }: TestServer, bookingId: string) =>
  db
    .selectFrom('sandbox_charge')
    .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'sandbox_charge.reference')
    .select(['sandbox_charge.amount_minor', 'sandbox_charge.currency', 'sandbox_charge.refund_id'])
    .where('sandbox_payment.booking_id', '=', bookingId)
    .execute()

/** Cancels overdue work from earlier tests, so that this test does not run it. */
export async function clearDueWork({ db }: TestServer): Promise<void> {
  await db.updateTable('payment').set({ due_at: null }).execute()
  await db.updateTable('sandbox_event').set({ due_at: null }).execute()
}
