import type { components } from '@masar/openapi/schema.d.ts'

import type { Database } from '../db/connection/connect.ts'
import { createObjectId, type ObjectId } from '../db/object-id.ts'

export type EventKind = components['schemas']['BookingEventKind']

/**
 * Adds events to the timeline of a booking. Ids are ascending, so that simultaneous events keep their order.
 */
export async function recordEvents(
  tx: Database,
  bookingId: ObjectId,
  kinds: readonly EventKind[],
  now: Date,
): Promise<void> {
  const rows = kinds.map((kind) => ({
    id: createObjectId(now),
    booking_id: bookingId,
    kind,
    happened_at: now,
  }))
  await tx.insertInto('booking_event').values(rows).execute()
}
