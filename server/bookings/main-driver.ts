import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'
import { formatPhone, normalizePhone } from '@masar/domain/person/phone.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import type { Selectable } from 'kysely'

import { keepDriverLicense } from '../account/licenses.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { DB } from '../db/schema.d.ts'
import { createFieldRefusal } from '../contract/problem.ts'

type Schemas = components['schemas']
export type StoredMainDriver = Selectable<DB['main_driver']>

type AddContext = { bookingId: ObjectId; isLicenseRequired: boolean; now: Date }

/**
 * Stores the main driver with the uploaded license. Throws if the supplier requires a license and the upload is
 * missing or has expired.
 */
export async function addMainDriver(
  tx: Database,
  person: Schemas['MainDriver'],
  { bookingId, isLicenseRequired, now }: AddContext,
): Promise<void> {
  const isStored = person.license ? await keepDriverLicense(tx, person.license, now) : false
  if (isLicenseRequired && !isStored)
    throw createFieldRefusal('/mainDriver/license', 'licence-missing', 'not-found')
  await tx
    .insertInto('main_driver')
    .values({
      booking_id: bookingId,
      full_name: person.fullName.trim(),
      email: normalizeEmail(person.email),
      phone: normalizePhone(person.phone),
      birth_date: person.birthDate.slice(0, 10),
      language: person.language,
      license: isStored ? person.license : null,
    })
    .execute()
}

/** Returns the main driver; null when the customer drives. */
export async function findMainDriver(
  db: Database,
  bookingId: ObjectId,
): Promise<StoredMainDriver | null> {
  const row = await db
    .selectFrom('main_driver')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return row ?? null
}

/** Returns the main driver for the booking page. Staff also get the file name of the license. */
export async function readMainDriver(
  db: Database,
  bookingId: ObjectId,
  isForStaff: boolean,
): Promise<Schemas['BookingMainDriver'] | null> {
  const row = await findMainDriver(db, bookingId)
  if (!row) return null
  const { full_name, email, phone, birth_date, language, license } = row
  return {
    fullName: full_name,
    email,
    phone: formatPhone(phone),
    birthDate: birth_date,
    language,
    ...(isForStaff && license ? { license } : {}),
  }
}
