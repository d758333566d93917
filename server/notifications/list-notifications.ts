import type { Language } from '@masar/domain/service/languages.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { sql } from 'kysely'

import { type NoticeFacts, writeNotice } from '../bookings/notices/write-notice.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

type Notification = components['schemas']['Notification']
type Page = { page: number; size: number; language?: Language | undefined }

/**
 * Reads one page of an account's notifications, newest first, with the total count. Each is in the requested
 * language if its data is stored, otherwise in the language in which it was created.
 */
export async function findNotifications(
  db: Database,
  accountId: ObjectId,
  { page, size, language }: Page,
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
      message: rewriteNotice(row, language) ?? row.message,
      kind: row.kind,
      booking: row.booking_id,
      car: row.car_id,
      isRead: row.is_read,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    })),
  }
}

function rewriteNotice(
  row: { kind: string | null; facts: unknown },
  language: Language | undefined,
) {
  if (!row.kind || !row.facts || !language) return null
  return writeNotice(row.kind, row.facts as NoticeFacts, language)?.text
}
