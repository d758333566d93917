import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import type { Selectable } from 'kysely'

import type { Config } from '../config/config.ts'
import type { Database } from '../db/connection/connect.ts'
import type { Payment as PaymentTable } from '../db/schema.d.ts'
import { type PaymentProvider, ProviderDownError } from './provider.ts'

export type PaymentDeps = {
  db: Database
  /** The first one is the default. */
  providers: readonly PaymentProvider[]
  config: Pick<Config, 'operator'>
  now: () => Date
}

/** One attempt to pay for one booking, as stored. */
export type Payment = Selectable<PaymentTable>

/** The statuses of payments with an unknown result: the provider may still charge them. */
export const UNSETTLED_STATUSES = [
  'opening',
  'open',
  'processing',
  'declined',
] as const satisfies PaymentTable['status'][]

export const isUnsettled = ({ status }: Pick<Payment, 'status'>): boolean =>
  UNSETTLED_STATUSES.some((unsettled) => unsettled === status)

/** Throws `ProviderDownError` when the provider's keys were removed, so that its payments wait. */
export function findProvider(
  { providers }: Pick<PaymentDeps, 'providers'>,
  name: PaymentProviderName,
): PaymentProvider {
  const provider = providers.find((one) => one.name === name)
  if (!provider) throw new ProviderDownError(`${name} has no keys.`)
  return provider
}

export const findPayment = (
  db: Database,
  { provider, reference }: { provider: PaymentProviderName; reference: string },
): Promise<Payment | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()
