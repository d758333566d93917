import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'
import { normalizePhone } from '@masar/domain/person/phone.ts'

import { addAccount, createAccount } from '../../account/create-account.ts'
import type { Account } from '../../account/sessions/session.ts'
import { newToken, tokenHash } from '../../account/sessions/token.ts'
import type { Call } from '../../contract/contract.ts'
import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { deleteAbandonedGuests } from './abandoned-guests.ts'
import { refuseUnreachable } from './rules.ts'

type Guest = NonNullable<Call<'checkOut'>['body']['driver']>

/** The driver: the signed-in customer, or a guest who enters their details. */
export type BookingDriver =
  | { kind: 'customer'; account: Account; birthDate: string | null }
  | { kind: 'guest'; guest: Guest; birthDate: string }

/** Read from the session, never from the body, which only fills in a missing birth date. */
export function identifyDriver(
  visitor: Account | null,
  described: Guest | undefined,
): BookingDriver {
  if (visitor) {
    if (visitor.type !== 'user') throw new Refusal('forbidden')
    const birthDate = visitor.birth_date ?? described?.birthDate.slice(0, 10) ?? null
    return { kind: 'customer', account: visitor, birthDate }
  }
  if (!described) throw new Refusal('driver-missing')
  refuseUnreachable(described, '/driver')
  return { kind: 'guest', guest: described, birthDate: described.birthDate.slice(0, 10) }
}

type Booked = {
  now: Date
  guestToken: string | null
  /** For online payments the guest's mail is sent on payment. */
  isSettled: boolean
}

/** Returns the account of the booking; a guest gets a new account that needs activation. */
export async function driverAccount(
  tx: Database,
  driver: BookingDriver,
  { now, guestToken, isSettled }: Booked,
): Promise<{ id: ObjectId; language: string }> {
  if (driver.kind === 'customer') {
    const { account, birthDate } = driver
    if (account.birth_date === null && birthDate)
      await tx
        .updateTable('account')
        .set({ birth_date: birthDate, updated_at: now })
        .where('id', '=', account.id)
        .execute()
    return account
  }
  const { guest, birthDate } = driver
  const email = normalizeEmail(guest.email)
  await deleteAbandonedGuests(tx, { email, guestToken, now })
  return (isSettled ? createAccount : addAccount)(tx, {
    email,
    fullName: guest.fullName.trim(),
    phone: normalizePhone(guest.phone),
    birthDate,
    language: guest.language,
    passwordHash: null,
    purpose: 'activate',
    now,
  })
}

const HOUR = 3_600_000

type PassRequest = {
  guestToken: string | null
  now: Date
  /** The pass of the main driver, who may do less than the guest. */
  isForDriver?: boolean
}

export type GuestPass = { token: string; expiresAt: Date }

/**
 * Lets the browser that made the booking read and pay it for an hour, and nothing else. A browser
 * that has made other bookings keeps its pass, so that two tabs do not invalidate each other's.
 */
export async function issueGuestPass(
  tx: Database,
  bookingId: ObjectId,
  { guestToken, now, isForDriver = false }: PassRequest,
): Promise<GuestPass> {
  const token = guestToken && (await isGuestPass(tx, guestToken, now)) ? guestToken : newToken()
  const expiresAt = new Date(now.getTime() + HOUR)
  await tx
    .insertInto('guest_access')
    .values({
      token_hash: tokenHash(token),
      booking_id: bookingId,
      is_for_driver: isForDriver,
      expires_at: expiresAt,
    })
    .onConflict((same) =>
      same
        .columns(['token_hash', 'booking_id', 'is_for_driver'])
        .doUpdateSet({ expires_at: expiresAt }),
    )
    .execute()
  return { token, expiresAt }
}

async function isGuestPass(tx: Database, token: string, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('guest_access')
    .select('booking_id')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** A pass ends with its hour, and when an account has taken over the booking. */
export async function hasGuestPass(
  db: Database,
  token: string | null,
  bookingId: ObjectId,
  now: Date,
): Promise<boolean> {
  if (!token) return false
  const found = await db
    .selectFrom('guest_access')
    .innerJoin('booking', 'booking.id', 'guest_access.booking_id')
    .innerJoin('account', 'account.id', 'booking.driver_id')
    .select('booking.id')
    .where('token_hash', '=', tokenHash(token))
    .where('booking.id', '=', bookingId)
    .where('guest_access.expires_at', '>', now)
    .where('account.is_guest', '=', true)
    .where('guest_access.is_for_driver', '=', false)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the browser has opened the link of the booking's main driver within the last hour. */
export async function hasDriverPass(
  db: Database,
  token: string | null,
  bookingId: ObjectId,
  now: Date,
): Promise<boolean> {
  if (!token) return false
  const found = await db
    .selectFrom('guest_access')
    .select('booking_id')
    .where('token_hash', '=', tokenHash(token))
    .where('booking_id', '=', bookingId)
    .where('is_for_driver', '=', true)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}
