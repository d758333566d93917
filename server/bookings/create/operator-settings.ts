import { DEFAULT_SETTINGS, type RentalSettings } from '@masar/domain/rental/rental-rules.ts'

import type { Database } from '../../db/connection/connect.ts'

export const readSettingsRow = (db: Database) =>
  db.selectFrom('settings').selectAll().executeTakeFirst()

/** Reads the operator's limits for a booking, or returns the defaults. */
export async function readRentalSettings(db: Database): Promise<RentalSettings> {
  const row = await readSettingsRow(db)
  if (!row) return DEFAULT_SETTINGS
  return {
    minPickupHours: row.min_pickup_hours,
    minRentalHours: row.min_rental_hours,
    minPickupDropoffHour: row.min_pickup_dropoff_hour,
    maxPickupDropoffHour: row.max_pickup_dropoff_hour,
  }
}
