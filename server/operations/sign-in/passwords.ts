import { lockUnchangedAccount } from '../../account/lock-account.ts'
import { refuseGuessablePassword } from '../../account/passwords/guessable-password.ts'
import { hashPassword, isCorrectPassword } from '../../account/passwords/password.ts'
import { rememberDevice } from '../../account/sessions/known-device.ts'
import { setPassword } from '../../account/passwords/set-password.ts'
import { isOpenSession } from '../../account/sessions/session.ts'
import { requireOwnAccount } from '../../account/sessions/signed-in.ts'
import { Refusal } from '../../contract/problem.ts'
import { transaction } from '../../db/transaction.ts'
import { SESSION_COOKIE } from '../../http/cookies.ts'
import { okReply, noContent, type Operation } from '../operation.ts'

export const hasPassword: Operation<'hasPassword'> = ({ params, visitor, limit }) => {
  limit('account')
  return Promise.resolve(requireOwnAccount(visitor, params.id).password_hash ? okReply : noContent)
}

export const checkPassword: Operation<'checkPassword'> = async ({ params, visitor, limit }) => {
  limit('secretInUrl')
  const account = requireOwnAccount(visitor, params.id)
  limit('password', account.id)
  return (await isCorrectPassword(params.password, account.password_hash)) ? okReply : noContent
}

/**
 * Changes the password and ends all other sessions. An existing password is required, whatever `strict` is: an
 * open session must not be enough to take over the account.
 */
export const changePassword: Operation<'changePassword'> = async (call) => {
  const { db, body, visitor, cookies, now, limit } = call
  const account = requireOwnAccount(visitor, body._id)
  limit('password', account.id)
  const { password_hash: former } = account
  if (!former && body.strict) return noContent
  if (former && !(await isCorrectPassword(body.password ?? '', former))) return noContent

  await refuseGuessablePassword('/newPassword', body.newPassword, {
    email: account.email,
    fullName: account.full_name,
  })
  const password_hash = await hashPassword(body.newPassword)
  const exceptToken = cookies.read(SESSION_COOKIE)
  const isChanged = await transaction(db, async (tx) => {
    const locked = await lockUnchangedAccount(tx, account)
    if (!locked) return false
    if (!exceptToken || !(await isOpenSession(tx, exceptToken, now())))
      throw new Refusal('unauthenticated')
    await setPassword(tx, locked, { passwordHash: password_hash, now: now(), exceptToken })
    return true
  })
  if (!isChanged) return noContent
  rememberDevice(cookies, { id: account.id, password_hash }, now())
  return okReply
}
