import type { Database } from '../db/connection/connect.ts'
import { createObjectId } from '../db/object-id.ts'
import { throwMissingParam, type TestAction } from './test-action.ts'

const SECOND_MS = 1000

/** Suspends or unsuspends an account, as the operator could. */
const changeSuspension: TestAction = async (
  db,
  { email = throwMissingParam('email'), suspended = true },
) => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ blacklisted: suspended })
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return { changed: Number(numUpdatedRows) }
}

/** Creates notifications, one per second until now. */
const createNotices: TestAction = async (db, { email = throwMissingParam('email'), count = 1 }) => {
  const { id: account } = await findAccount(db, email)
  const rows = Array.from({ length: count }, (_none, index) => {
    const at = new Date(Date.now() - (count - index) * SECOND_MS)
    const message = formatNoticeText(index)
    return { id: createObjectId(at), account_id: account, message, created_at: at, updated_at: at }
  })
  await db.insertInto('notification').values(rows).execute()
  return { told: rows.length }
}

/**
 * Replaces an account's notifications, oldest first, with the given read states. Keeps existing rows that
 * match, so that an open page can continue.
 */
const replaceNotices: TestAction = async (
  db,
  { email = throwMissingParam('email'), read = throwMissingParam('read') },
) => {
  const { id: account_id, created_at } = await findAccount(db, email)
  const newRows = read.map((is_read, index) => {
    const at = new Date(created_at.getTime() + index * SECOND_MS)
    return { account_id, is_read, message: formatNoticeText(index), created_at: at, updated_at: at }
  })
  const all = db.selectFrom('notification').select('message').where('account_id', '=', account_id)
  const existingMessages = new Set((await all.execute()).map(({ message }) => message))
  const deleteNotices = db.deleteFrom('notification').where('account_id', '=', account_id)
  for (const message of existingMessages) {
    if (newRows.some((row) => row.message === message)) continue
    // oxlint-disable-next-line no-await-in-loop -- few iterations
    await deleteNotices.where('message', '=', message).execute()
  }
  for (const row of newRows) {
    const { is_read, message } = row
    // oxlint-disable-next-line no-await-in-loop -- few iterations
    await (existingMessages.has(message)
      ? db
          .updateTable('notification')
          .set({ is_read })
          .where('account_id', '=', account_id)
          .where('message', '=', message)
          .execute()
      : db
          .insertInto('notification')
          .values({ ...row, id: createObjectId(row.created_at) })
          .execute())
  }
  return { told: newRows.length }
}

/** Counts all and unread notifications in the database, as every bell should show them. */
const countNotices: TestAction = async (db, { email = throwMissingParam('email') }) => {
  const rows = await db
    .selectFrom('notification')
    .select('is_read')
    .where('account_id', '=', (await findAccount(db, email)).id)
    .execute()
  return { total: rows.length, unread: rows.filter(({ is_read }) => !is_read).length }
}

const formatNoticeText = (index: number) => `Something to read, number ${index + 1}.`

const findAccount = (db: Database, email: string) =>
  db
    .selectFrom('account')
    .select(['id', 'created_at'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirstOrThrow()

export const notificationActions = {
  suspensions: changeSuspension,
  notices: createNotices,
  inboxes: replaceNotices,
  unread: countNotices,
}
