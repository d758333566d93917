import type { Database } from '../db/connection/connect.ts'
import { objectId } from '../db/object-id.ts'
import { missing, type TestAction } from './test-action.ts'

const SECOND = 1000

/** The operator suspends an account, or lets it in again. */
const suspensions: TestAction = async (db, { email = missing('email'), suspended = true }) => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ blacklisted: suspended })
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return { changed: Number(numUpdatedRows) }
}

/** Somebody is told so many things, one a second until now. */
const notices: TestAction = async (db, { email = missing('email'), count = 1 }) => {
  const account = await accountWith(db, email)
  const rows = Array.from({ length: count }, (_none, index) => {
    const at = new Date(Date.now() - (count - index) * SECOND)
    const message = `Something to read, number ${index + 1}.`
    return { id: objectId(at), account_id: account, message, created_at: at, updated_at: at }
  })
  await db.insertInto('notification').values(rows).execute()
  return { told: rows.length }
}

/** What the table says of somebody's notifications: the truth behind every bell. */
const unread: TestAction = async (db, { email = missing('email') }) => {
  const rows = await db
    .selectFrom('notification')
    .select('is_read')
    .where('account_id', '=', await accountWith(db, email))
    .execute()
  return { total: rows.length, unread: rows.filter(({ is_read }) => !is_read).length }
}

async function accountWith(db: Database, email: string): Promise<string> {
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirstOrThrow()
  return id
}

export const notificationActions = { suspensions, notices, unread }
