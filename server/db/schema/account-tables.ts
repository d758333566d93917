import type { ColumnType, Generated, JSONColumnType } from 'kysely'

import type { ObjectId } from '../object-id.ts'
import type { Instant, Nullable, NullableInstant, Stamped } from './columns.ts'

/** What an account is reached by, proves itself by and shows. */
export type AccountTables = {
  account_link: AccountLinkTable
  booking_link: {
    token_hash: string
    booking_id: ObjectId
    created_at: Instant
    expires_at: Instant
  }
  bot_check_pass: { token_hash: string; used_for: Nullable<string>; expires_at: Instant }
  booking_network: { booking_id: ObjectId; network_hash: string }
  newsletter_subscription: {
    email: string
    language: string
    confirm_hash: Nullable<string>
    confirm_until: NullableInstant
    leave_token: string
    requested_at: Instant
    confirmed_at: NullableInstant
  }
  outbox: OutboxTable
  upload: UploadTable
  social_identity: {
    provider: 'google' | 'apple' | 'facebook'
    subject: string
    account_id: ObjectId
    created_at: Stamped
  }
}

type AccountLinkTable = {
  token_hash: string
  account_id: ObjectId
  purpose: 'activate' | 'reset' | 'verify'
  created_at: Stamped
  expires_at: Instant
  used_at: NullableInstant
  replaced_at: NullableInstant
}

type OutboxTable = {
  id: ObjectId
  account_id: Nullable<ObjectId>
  recipient: Nullable<string>
  reply_to: Nullable<string>
  kind: string
  language: string
  facts: JSONColumnType<Readonly<Record<string, string | number>>>
  created_at: Stamped
  due_at: Stamped
  claimed_at: NullableInstant
  /** From here on nobody knows whether a claimed mail has arrived. */
  handed_over_at: NullableInstant
  attempts: Generated<number>
  sent_at: NullableInstant
  given_up_at: NullableInstant
  failure: Nullable<string>
  message: ColumnType<unknown, string | null | undefined, string | null>
}

type UploadTable = {
  name: string
  kind: 'avatar' | 'license' | 'temporary-license'
  account_id: Nullable<ObjectId>
  media_type: string
  bytes: ColumnType<Uint8Array, Uint8Array, never>
  created_at: Stamped
  expires_at: NullableInstant
}
