import type { Database } from '../../db/connection/connect.ts'
import { findOwnRate } from './own-rates.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'

const HOUR_MS = 3_600_000
const REFRESH_AFTER_MS = HOUR_MS
/** Older rates must not be used for charges. */
const MAX_AGE_MS = 7 * 24 * HOUR_MS
const TIMEOUT_MS = 5000

type RateSource = { ratesUrl: URL | undefined; now: Date }

/**
 * Returns the value of one unit of the base currency in `currency`, or null when it is unknown. The rate is
 * fetched from the operator's source once an hour and stored in the database, so it is the same on every
 * server.
 */
export async function readExchangeRate(
  db: Database,
  currency: string,
  { ratesUrl, now }: RateSource,
): Promise<number | null> {
  if (currency === getBaseCurrency()) return 1
  if (!ratesUrl) return findOwnRate(currency)
  const stored = await db
    .selectFrom('exchange_rate')
    .selectAll()
    .where('currency', '=', currency)
    .executeTakeFirst()
  const age = stored ? now.getTime() - stored.read_at.getTime() : Infinity
  if (stored && age < REFRESH_AFTER_MS) return stored.rate
  const rate = await readRate(ratesUrl, currency)
  if (rate === null) return stored && age < MAX_AGE_MS ? stored.rate : null
  await db
    .insertInto('exchange_rate')
    .values({ currency, rate, read_at: now })
    .onConflict((same) => same.column('currency').doUpdateSet({ rate, read_at: now }))
    .execute()
  return rate
}

/** Reads a rate with the protocol of the rate source (MONEY-9): `?base=TND` returns `rates[target]`. */
async function readRate(source: URL, currency: string): Promise<number | null> {
  const url = new URL(source)
  url.searchParams.set('base', getBaseCurrency())
  url.searchParams.set('symbols', currency)
  try {
    // Follows redirects, as the app does: only a number is read.
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? findRate(await response.json(), currency) : null
  } catch {
    return null
  }
}

function findRate(body: unknown, currency: string): number | null {
  if (typeof body !== 'object' || body === null || !('rates' in body)) return null
  const { rates } = body
  if (typeof rates !== 'object' || rates === null) return null
  const rate: unknown = Object.getOwnPropertyDescriptor(rates, currency)?.value
  return typeof rate === 'number' && Number.isFinite(rate) && rate > 0 ? rate : null
}
