import type { components } from '#openapi/schema.d.ts'

import { sql } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

type Notification = components['schemas']['Notification']
type Page = { page: number; size: number }

/** One page of somebody's notifications, newest first, and how many there are in all. */
export async function findNotifications(
  db: Database,
  accountId: ObjectId,
  { page, size }: Page,
): Promise<{ rows: Notification[]; total: number }> {
  const found = db.selectFrom('notification').where('account_id', '=', accountId)
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return {
    total,
    rows: rows.map((row) => ({
      _id: row.id,
      user: row.account_id,
      message: row.message,
      booking: row.booking_id,
      car: row.car_id,
      isRead: row.is_read,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    })),
  }
}
