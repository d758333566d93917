import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'
import { normalizePhone } from '@masar/domain/person/phone.ts'

import type { components } from '@masar/openapi/schema.d.ts'

import type { Database } from '../../db/connection/connect.ts'
import { createObjectId, type ObjectId } from '../../db/object-id.ts'

type Person = components['schemas']['AdditionalDriver']

/** Stores an additional driver, who has no account. */
export async function addDriver(tx: Database, person: Person, now: Date): Promise<ObjectId> {
  const id = createObjectId(now)
  await tx
    .insertInto('additional_driver')
    .values({
      id,
      full_name: person.fullName.trim(),
      email: normalizeEmail(person.email),
      phone: normalizePhone(person.phone),
      birth_date: person.birthDate.slice(0, 10),
    })
    .execute()
  return id
}
