import { formatPhone } from '@masar/domain/person/phone.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { Account } from '../../account/sessions/session.ts'
import { requireOwnAccount } from '../../account/sessions/signed-in.ts'
import type { Database } from '../../db/connection/connect.ts'
import { respondWith, okReply, type Operation } from '../operation.ts'

type UserProfile = components['schemas']['UserProfile']

export const readUser: Operation<'readUser'> = async ({ db, params, visitor }) => {
  const account = requireOwnAccount(visitor, params.id)
  return respondWith(await readProfile(db, account))
}

export const updateLanguage: Operation<'updateLanguage'> = async (call) => {
  const { db, body, visitor, now, limit } = call
  limit('account')
  const account = requireOwnAccount(visitor, body.id)
  await db
    .updateTable('account')
    .set({ language: body.language, updated_at: now() })
    .where('id', '=', account.id)
    .execute()
  return okReply
}

/** Lists the fields one by one, so that columns added later are not exposed automatically. */
async function readProfile(db: Database, account: Account): Promise<UserProfile> {
  return {
    _id: account.id,
    type: account.type,
    email: account.email,
    fullName: account.full_name,
    phone: account.phone && formatPhone(account.phone),
    birthDate: account.birth_date,
    location: account.location,
    bio: account.bio,
    avatar: account.avatar,
    license: account.license,
    language: account.language,
    verified: account.verified,
    blacklisted: account.blacklisted,
    enableEmailNotifications: account.enable_email_notifications,
    ...(account.supplier_id ? await readSupplierSettings(db, account.supplier_id) : {}),
  }
}

async function readSupplierSettings(db: Database, id: string): Promise<Partial<UserProfile>> {
  const row = await db
    .selectFrom('supplier')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    supplier: id,
    payLater: row.pay_later,
    licenseRequired: row.license_required,
    minimumRentalDays: row.minimum_rental_days,
    priceChangeRate: row.price_change_rate,
    supplierCarLimit: row.supplier_car_limit,
  }
}
