import { sql } from 'kysely'

import { throwMissingParam, type TestAction } from './test-action.ts'

/** Expires an account's emailed links. */
const expireLinks: TestAction = async (db, { email = throwMissingParam('email') }) => {
  const { numUpdatedRows } = await db
    .updateTable('account_link')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('account_id', 'in', (where) =>
      where.selectFrom('account').select('id').where('email', '=', email.toLowerCase()),
    )
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  return { changed: Number(numUpdatedRows) }
}

/** Removes the password, as if the account had been created by social sign-in. */
const removePassword: TestAction = async (db, { email = throwMissingParam('email') }) => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ password_hash: null })
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return { changed: Number(numUpdatedRows) }
}

export const accountActions = { links: expireLinks, passwords: removePassword }
