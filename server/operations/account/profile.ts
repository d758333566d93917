import { isOldEnough } from '#domain/ages.ts'
import { isPhone, normalizePhone } from '#domain/contact.ts'
import { dateOf, wallClockOf } from '#domain/rental-clock.ts'

import { closeSessionsOf } from '../../account/session.ts'
import { ownAccount, signedIn } from '../../account/signed-in.ts'
import { GUEST_COOKIE, SESSION_COOKIE } from '../../http/cookies.ts'
import { done, type Operation } from '../../operation.ts'
import { refusalAt } from '../../problem.ts'

/** Phone, birth date, location and bio are replaced, and cleared when they are not sent. */
export const updateUser: Operation<'updateUser'> = async ({ db, body, visitor, now, limit }) => {
  limit('account')
  const account = ownAccount(visitor, body._id)
  const { phone, enableEmailNotifications } = body
  if (phone && !isPhone(phone)) throw refusalAt('/phone', 'invalid-request', 'wrong-format')
  const birthDate = body.birthDate?.slice(0, 10) ?? null
  if (birthDate && !isOldEnough(birthDate, dateOf(wallClockOf(now()))))
    throw refusalAt('/birthDate', 'too-young', 'too-young')
  const fullName = body.fullName?.trim()
  await db
    .updateTable('account')
    .set({
      ...(fullName ? { full_name: fullName } : {}),
      phone: phone ? normalizePhone(phone) : null,
      birth_date: birthDate,
      location: textOrNull(body.location),
      bio: textOrNull(body.bio),
      ...(enableEmailNotifications === undefined
        ? {}
        : { enable_email_notifications: enableEmailNotifications }),
      updated_at: now(),
    })
    .where('id', '=', account.id)
    .execute()
  return done
}

export const updateEmailNotifications: Operation<'updateEmailNotifications'> = async (call) => {
  const { db, body, visitor, now, limit } = call
  limit('account')
  const account = ownAccount(visitor, body._id)
  await db
    .updateTable('account')
    .set({ enable_email_notifications: body.enableEmailNotifications, updated_at: now() })
    .where('id', '=', account.id)
    .execute()
  return done
}

/** On every device, this one included. */
export const signOutEverywhere: Operation<'signOutEverywhere'> = async (call) => {
  const { db, visitor, cookies, limit } = call
  limit('account')
  await closeSessionsOf(db, signedIn(visitor).id)
  cookies.clear(SESSION_COOKIE)
  cookies.clear(GUEST_COOKIE)
  return done
}

const textOrNull = (text: string | null | undefined) => text?.trim() || null
