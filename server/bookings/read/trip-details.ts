import type { components } from '@masar/openapi/schema.d.ts'
import type { Selectable } from 'kysely'

import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import type { DB } from '../../db/schema.d.ts'

export type StoredTripDetails = Omit<Selectable<DB['trip_details']>, 'booking_id' | 'updated_at'>

const NO_DETAILS: StoredTripDetails = {
  travel_number: null,
  note: null,
  expected_arrival: null,
  delay_reported_at: null,
  delay_note: null,
}

/** Returns what the driver has entered about their arrival; all fields are null if there is nothing. */
export async function findTripDetails(db: Database, id: ObjectId): Promise<StoredTripDetails> {
  const row = await db
    .selectFrom('trip_details')
    .select(['travel_number', 'note', 'expected_arrival', 'delay_reported_at', 'delay_note'])
    .where('booking_id', '=', id)
    .executeTakeFirst()
  return row ?? NO_DETAILS
}

export async function readTripDetails(
  db: Database,
  id: ObjectId,
): Promise<components['schemas']['TripDetails']> {
  const row = await findTripDetails(db, id)
  return {
    travelNumber: row.travel_number,
    note: row.note,
    expectedArrival: row.expected_arrival?.toISOString() ?? null,
    delayReported: row.delay_reported_at?.toISOString() ?? null,
    delayNote: row.delay_note,
  }
}
