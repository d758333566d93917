import type { MajorUnits } from '@masar/openapi/schema.d.ts'
import {
  type Charge,
  chooseChargeCurrency,
  makeCharge,
  toWireCharge,
  FALLBACK_CURRENCY,
} from '@masar/domain/payment/charge.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import { toMajor, toMinor } from '@masar/domain/money/money.ts'

import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import { readExchangeRate } from '../../payments/exchange-rates/exchange-rate.ts'

type ChargeRequest = {
  provider: PaymentProviderName
  /** The amount shown on the button. */
  amount: MajorUnits
  currency: string
  ratesUrl: URL | undefined
  now: Date
}

/** The value of one dinar in the charged currency. */
export type KnownRate = { currency: string; rate: number }

/** Fetches the exchange rate. Call it before locking the booking, because the rate source may be slow. */
export async function fetchKnownRate(db: Database, requested: ChargeRequest): Promise<KnownRate> {
  const chargeCurrency = chooseChargeCurrency(requested.provider, requested.currency.toUpperCase())
  const rate = await readExchangeRate(db, chargeCurrency, requested)
  if (rate !== null) return { currency: chargeCurrency, rate }
  const other = await readExchangeRate(db, FALLBACK_CURRENCY, requested)
  if (other === null) throw new Refusal('method-unavailable')
  return { currency: FALLBACK_CURRENCY, rate: other }
}

/** Returns the charge for a base amount; throws when the customer has not agreed to it. */
export function requireAgreedCharge(
  base: number,
  { currency, rate }: KnownRate,
  { provider, ...requested }: ChargeRequest,
): Charge {
  const charge = makeCharge({ amount: base, currency, rate, provider })
  const isAgreed =
    charge.currency === requested.currency.toUpperCase() &&
    charge.amount === toMinor(requested.amount, charge.currency)
  if (isAgreed) return charge
  const wire = toWireCharge(charge, base)
  throw new Refusal('price-changed', { price: toMajor(base), charge: wire })
}
