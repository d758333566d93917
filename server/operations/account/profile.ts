import { isPhone, normalizePhone } from '@masar/domain/person/phone.ts'
import { getWallClockDate, toWallClock } from '@masar/domain/rental/rental-clock.ts'

import { endAccess } from '../../account/end-access.ts'
import { lockAccount } from '../../account/lock-account.ts'
import { refuseBirthDate } from '../../account/refuse-birth-date.ts'
import { requireOwnAccount, requireSignedIn } from '../../account/sessions/signed-in.ts'
import { createFieldRefusal } from '../../contract/problem.ts'
import { transaction } from '../../db/transaction.ts'
import { GUEST_COOKIE, SESSION_COOKIE } from '../../http/cookies.ts'
import { okReply, type Operation } from '../operation.ts'

/** Replaces the phone number, birth date, location and bio, and clears those that are missing. */
export const updateUser: Operation<'updateUser'> = async ({ db, body, visitor, now, limit }) => {
  limit('account')
  const account = requireOwnAccount(visitor, body._id)
  const { phone, enableEmailNotifications } = body
  // A number that was stored under an earlier rule is kept.
  const isNewPhone = phone && normalizePhone(phone) !== account.phone
  if (isNewPhone && !isPhone(phone))
    throw createFieldRefusal('/phone', 'invalid-request', 'wrong-format')
  const birthDate = body.birthDate?.slice(0, 10) ?? null
  if (birthDate)
    refuseBirthDate('/birthDate', { birthDate, day: getWallClockDate(toWallClock(now())) })
  const fullName = body.fullName?.trim()
  await db
    .updateTable('account')
    .set({
      ...(fullName ? { full_name: fullName } : {}),
      phone: phone ? normalizePhone(phone) : null,
      birth_date: birthDate,
      location: toTextOrNull(body.location),
      bio: toTextOrNull(body.bio),
      ...(enableEmailNotifications === undefined
        ? {}
        : { enable_email_notifications: enableEmailNotifications }),
      updated_at: now(),
    })
    .where('id', '=', account.id)
    .execute()
  return okReply
}

export const updateEmailNotifications: Operation<'updateEmailNotifications'> = async (call) => {
  const { db, body, visitor, now, limit } = call
  limit('account')
  const account = requireOwnAccount(visitor, body._id)
  await db
    .updateTable('account')
    .set({ enable_email_notifications: body.enableEmailNotifications, updated_at: now() })
    .where('id', '=', account.id)
    .execute()
  return okReply
}

/** Ends the sessions on all devices, including this one. */
export const signOutEverywhere: Operation<'signOutEverywhere'> = async (call) => {
  const { db, visitor, cookies, limit, now } = call
  limit('account')
  const { id } = requireSignedIn(visitor)
  await transaction(db, async (tx) => {
    const account = await lockAccount(tx, id)
    if (account) await endAccess(tx, account, { now: now() })
  })
  cookies.clear(SESSION_COOKIE)
  cookies.clear(GUEST_COOKIE)
  return okReply
}

const toTextOrNull = (text: string | null | undefined) => text?.trim() || null
