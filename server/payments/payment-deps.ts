import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import type { Selectable } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import type { Payment as PaymentTable } from '../db/schema.d.ts'
import { type PaymentProvider, ProviderDown } from './provider.ts'

/** What it takes to deal with payments. */
export type PaymentDeps = {
  db: Database
  /** First the one that is used when a payment names none. */
  providers: readonly PaymentProvider[]
  now: () => Date
}

/** One attempt to pay for one booking, as we have understood it. */
export type Payment = Selectable<PaymentTable>

/** Of these the end is not known: the provider may still take money for them. */
export const UNSETTLED = [
  'opening',
  'open',
  'processing',
  'declined',
] as const satisfies PaymentTable['status'][]

export const isUnsettled = ({ status }: Pick<Payment, 'status'>): boolean =>
  UNSETTLED.some((unsettled) => unsettled === status)

/** One whose keys have been taken away since cannot be asked: its payments wait. */
export function findProvider(
  { providers }: Pick<PaymentDeps, 'providers'>,
  name: PaymentProviderName,
): PaymentProvider {
  const provider = providers.find((one) => one.name === name)
  if (!provider) throw new ProviderDown(`There are no keys for ${name}.`)
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
