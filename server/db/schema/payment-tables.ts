import type { Generated } from 'kysely'

import type { PaymentProviderName } from '#domain/payment/providers.ts'

import type { ObjectId } from '../object-id.ts'
import type { AmountColumn, Instant, Nullable, NullableInstant } from './columns.ts'

export type PaymentTables = {
  payment: PaymentTable
  payment_event: { provider: PaymentProviderName; event_id: string; received_at: Instant }
  exchange_rate: { currency: string; rate: number; read_at: Instant }
  sandbox_payment: SandboxPaymentTable
  sandbox_client: { reference: string; secret_hash: string }
  sandbox_challenge: SandboxChallengeTable
  sandbox_charge: SandboxChargeTable
  sandbox_event: SandboxEventTable
}

export type PaymentRowStatus =
  | 'opening'
  | 'open'
  | 'processing'
  | 'declined'
  | 'expired'
  | 'paid'
  | 'refunding'
  | 'refunded'

export type PaymentTable = {
  id: ObjectId
  booking_id: ObjectId | null
  provider: PaymentProviderName
  reference: Nullable<string>
  attempt_key: Nullable<string>
  currency: string
  amount_minor: number
  base_amount: AmountColumn
  rate: number
  status: PaymentRowStatus
  reason: Nullable<string>
  superseded: Generated<boolean>
  charge_id: Nullable<string>
  refund_id: Nullable<string>
  due_at: NullableInstant
  tries: Generated<number>
  created_at: Instant
  updated_at: Instant
  paid_at: NullableInstant
  refunded_at: NullableInstant
  refund_failures: Generated<number>
}

type SandboxPaymentTable = {
  reference: string
  payment_id: ObjectId
  booking_id: ObjectId
  amount_minor: number
  currency: string
  locale: string
  status: 'open' | 'challenged' | 'processing' | 'paid' | 'declined' | 'closed'
  reason: Nullable<string>
  settles_at: NullableInstant
  expires_at: Instant
  created_at: Instant
}

type SandboxChallengeTable = {
  id: string
  reference: string
  status: 'asked' | 'left' | 'passed' | 'failed' | 'over'
  expires_at: Instant
}

type SandboxChargeTable = {
  id: string
  reference: string
  amount_minor: number
  currency: string
  refund_id: Nullable<string>
  created_at: Instant
  refunded_at: NullableInstant
}

type SandboxEventTable = {
  id: string
  reference: string
  kind: string
  due_at: NullableInstant
  tries: Generated<number>
  created_at: Instant
  delivered_at: NullableInstant
}
