import type { ColumnType, Generated, JSONColumnType } from 'kysely'

import type { BookingStatus } from '../../../domain/booking/booking-status.ts'
import type { ObjectId } from '../object-id.ts'
import type { AccountTables } from './account-tables.ts'
import type {
  AmountColumn,
  DateColumn,
  Instant,
  Nullable,
  NullableInstant,
  Stamped,
} from './columns.ts'
import type { FleetTables } from './fleet-tables.ts'
import type { PaymentTables } from './payment-tables.ts'

export type { CarTable } from './fleet-tables.ts'

/** The tables of db/migrations, as Kysely sees them. */
export type Schema = FleetTables &
  PaymentTables &
  AccountTables & {
    settings: SettingsTable
    account: AccountTable
    session: SessionTable
    additional_driver: AdditionalDriverTable
    booking: BookingTable
    booking_event: BookingEventTable
    /** Bookings that were deleted lately; servers that keep them in memory drop them. */
    booking_gone: { booking_id: ObjectId; gone_at: Stamped }
    idempotency: IdempotencyTable
    guest_access: { token_hash: string; booking_id: ObjectId; expires_at: Instant }
    notification: NotificationTable
  }

type SettingsTable = {
  id: ObjectId
  min_pickup_hours: Generated<number>
  min_rental_hours: Generated<number>
  min_pickup_dropoff_hour: Generated<number>
  max_pickup_dropoff_hour: Generated<number>
  created_at: Stamped
  updated_at: Stamped
}

type AccountTable = {
  id: ObjectId
  type: Generated<'admin' | 'supplier' | 'user'>
  supplier_id: Nullable<ObjectId>
  email: string
  full_name: string
  phone: Nullable<string>
  birth_date: Nullable<DateColumn>
  location: Nullable<string>
  bio: Nullable<string>
  avatar: Nullable<string>
  license: Nullable<string>
  language: Generated<string>
  password_hash: Nullable<string>
  is_guest: Generated<boolean>
  active: Generated<boolean>
  verified: Generated<boolean>
  blacklisted: Generated<boolean>
  enable_email_notifications: Generated<boolean>
  created_at: Stamped
  updated_at: Stamped
}

type SessionTable = {
  token_hash: string
  account_id: ObjectId
  stay_connected: boolean
  created_at: Stamped
  expires_at: Instant
}

type AdditionalDriverTable = {
  id: ObjectId
  full_name: string
  email: string
  phone: string
  birth_date: DateColumn
}

type BookingTable = {
  id: ObjectId
  reference: Generated<string>
  supplier_id: ObjectId
  car_id: ObjectId
  driver_id: ObjectId
  pickup_location_id: ObjectId
  drop_off_location_id: ObjectId
  starts_at: Instant
  ends_at: Instant
  period: ColumnType<string, never, never>
  status: BookingStatus
  cancellation: Generated<boolean>
  amendments: Generated<boolean>
  theft_protection: Generated<boolean>
  collision_damage_waiver: Generated<boolean>
  full_insurance: Generated<boolean>
  additional_driver: Generated<boolean>
  additional_driver_id: Nullable<ObjectId>
  cancel_request: Generated<boolean>
  price: AmountColumn
  deposit: Generated<AmountColumn>
  price_lines: JSONColumnType<readonly object[], string | undefined>
  is_deposit: Generated<boolean>
  is_payed_in_full: Generated<boolean>
  expires_at: NullableInstant
  /** When its driver has taken it off their list. */
  removed_at: NullableInstant
  created_at: Stamped
  updated_at: Stamped
  holds: ColumnType<boolean, never, never>
}

type BookingEventTable = {
  id: ObjectId
  booking_id: ObjectId
  kind: string
  happened_at: Stamped
}

type IdempotencyTable = {
  scope: string
  key: string
  request_hash: string
  booking_id: Nullable<ObjectId>
  created_at: Instant
}

type NotificationTable = {
  id: ObjectId
  account_id: ObjectId
  message: string
  kind: Nullable<string>
  facts: Nullable<unknown>
  booking_id: Nullable<ObjectId>
  car_id: Nullable<ObjectId>
  is_read: Generated<boolean>
  created_at: Stamped
  updated_at: Stamped
}
