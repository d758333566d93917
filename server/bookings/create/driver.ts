import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'
import { normalizePhone } from '@masar/domain/person/phone.ts'

import { addAccount, createAccount } from '../../account/create-account.ts'
import type { Account } from '../../account/sessions/session.ts'
import type { Call } from '../../contract/contract.ts'
import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { deleteAbandonedGuests } from './abandoned-guests.ts'
import { refuseInvalidContact } from './rules.ts'

type Guest = NonNullable<Call<'checkOut'>['body']['driver']>

/** The driver: the signed-in customer, or a guest who enters their details. */
export type BookingDriver =
  | { kind: 'customer'; account: Account; birthDate: string | null }
  | { kind: 'guest'; guest: Guest; birthDate: string }

/**
 * Identifies a signed-in driver by the session, never by the body, which only fills in a missing birth date.
 */
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
  refuseInvalidContact(described, '/driver')
  return { kind: 'guest', guest: described, birthDate: described.birthDate.slice(0, 10) }
}

type BookingContext = {
  now: Date
  guestToken: string | null
  /** False for online payments: the guest's email is then sent after the payment. */
  isSettled: boolean
}

/** Returns the account of the booking; a guest gets a new account that needs activation. */
export async function ensureDriverAccount(
  tx: Database,
  driver: BookingDriver,
  { now, guestToken, isSettled }: BookingContext,
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
