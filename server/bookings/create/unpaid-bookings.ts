import { createHash } from 'node:crypto'

import { type RawBuilder, sql } from 'kysely'

import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { toNetworkPrefix } from '../../http/address.ts'

/** How many unpaid bookings may hold cars at a time; 0 means no limit. */
export type UnpaidLimits = { perEmail: number; perNetwork: number }

export type UnpaidBooking = {
  bookingId: ObjectId
  driverId: ObjectId
  address: string
  limits: UnpaidLimits
  now: Date
}

/**
 * Throws if the email address or network of a new booking has too many unpaid bookings that hold cars, which
 * rolls back the transaction. Concurrent requests from one address or network are serialized.
 */
export async function limitUnpaidBookings(tx: Database, booking: UnpaidBooking): Promise<void> {
  const { bookingId, driverId, address, limits, now } = booking
  const { email } = await tx
    .selectFrom('account')
    .select('email')
    .where('id', '=', driverId)
    .executeTakeFirstOrThrow()
  const network = createHash('sha256').update(toNetworkPrefix(address)).digest('base64url')
  await tx
    .insertInto('booking_network')
    .values({ booking_id: bookingId, network_hash: network })
    .execute()
  await refuseAboveLimit(
    tx,
    { limit: limits.perEmail, key: `email ${email}`, now },
    sql`driver_id in (
    select id from account where lower(account.email) = lower(${email}))`,
  )
  await refuseAboveLimit(
    tx,
    { limit: limits.perNetwork, key: `network ${network}`, now },
    sql`id in (
    select booking_id from booking_network where network_hash = ${network})`,
  )
}

type Limit = { limit: number; key: string; now: Date }

async function refuseAboveLimit(
  tx: Database,
  { limit, key, now }: Limit,
  whose: RawBuilder<unknown>,
) {
  if (limit === 0) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid ${key}`}, 0))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from booking
    where ${whose} and ends_at > ${now}
      and (status = 'pending' or (status = 'void' and expires_at > ${now}))`.execute(tx)
  if ((rows[0]?.count ?? 0) > limit) throw new Refusal('too-many-bookings')
}
