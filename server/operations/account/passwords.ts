import { rememberDevice } from '../../account/known-device.ts'
import { hashPassword, isPassword } from '../../account/password.ts'
import { closeSessionsOf } from '../../account/session.ts'
import { ownAccount } from '../../account/signed-in.ts'
import { SESSION_COOKIE } from '../../http/cookies.ts'
import { done, nothing, type Operation } from '../../operation.ts'
import { transaction } from '../../db/transaction.ts'

export const hasPassword: Operation<'hasPassword'> = ({ params, visitor, limit }) => {
  limit('account')
  return Promise.resolve(ownAccount(visitor, params.id).password_hash ? done : nothing)
}

export const checkPassword: Operation<'checkPassword'> = async ({ params, visitor, limit }) => {
  limit('secretInUrl')
  const account = ownAccount(visitor, params.id)
  limit('password', account.id)
  return (await isPassword(params.password, account.password_hash)) ? done : nothing
}

/**
 * An account that has a password changes it by naming it, whatever `strict` says: an open session
 * alone does not take the account over. Everybody else's session ends.
 */
export const changePassword: Operation<'changePassword'> = async (call) => {
  const { db, body, visitor, cookies, now, limit } = call
  const account = ownAccount(visitor, body._id)
  limit('password', account.id)
  const { password_hash: former } = account
  if (!former && body.strict) return nothing
  if (former && !(await isPassword(body.password ?? '', former))) return nothing

  const password_hash = await hashPassword(body.newPassword)
  await transaction(db, async (tx) => {
    await tx
      .updateTable('account')
      .set({ password_hash, updated_at: now() })
      .where('id', '=', account.id)
      .execute()
    await closeSessionsOf(tx, account.id, cookies.read(SESSION_COOKIE))
  })
  rememberDevice(cookies, { id: account.id, password_hash }, now())
  return done
}
