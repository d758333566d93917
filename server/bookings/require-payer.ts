import type { Account } from '../account/sessions/session.ts'
import { Refusal } from '../contract/problem.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { hasGuestPass } from './guest-pass.ts'

type Payer = { bookingId: ObjectId; visitor: Account | null; pass: string | null; now: Date }

/** Throws unless the visitor is the driver, or the guest in the browser that made the booking. */
export async function requirePayer(db: Database, payer: Payer): Promise<void> {
  const { bookingId, visitor, pass, now } = payer
  const booking = await db
    .selectFrom('booking')
    .select('driver_id')
    .where('id', '=', bookingId)
    .executeTakeFirst()
  // The booking was abandoned or never made: in both cases there is nothing left to pay.
  if (!booking) throw new Refusal('payment-expired')
  if (visitor?.id === booking.driver_id) return
  if (await hasGuestPass(db, pass, bookingId, now)) return
  throw new Refusal(visitor ? 'forbidden' : 'unauthenticated')
}
