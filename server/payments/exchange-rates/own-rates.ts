import { Hono } from 'hono'

import { getBaseCurrency } from '@masar/domain/service/operator.ts'

/**
 * The value of one dinar as of autumn 2026; other base currencies are computed from two entries. This list
 * replaces the operator's exchange-rate service (`rates` in config.json), so that prices are shown without
 * internet access.
 */
const RATES: Record<string, number> = { TND: 1, EUR: 0.2964, USD: 0.3437, GBP: 0.2571 }

export function findOwnRate(currency: string): number | null {
  const known = computeRates(getBaseCurrency()) ?? {}
  return Object.hasOwn(known, currency) ? (known[currency] ?? null) : null
}

/** Serves our rates with the protocol of the rate source: `?base=TND` returns `rates[target]` (MONEY-9). */
export const ratesApp = new Hono().get('/:source?', (c) => {
  const base = c.req.query('base') ?? getBaseCurrency()
  const known = computeRates(base)
  if (!known) return c.json({ error: 'unsupported base' }, 400)
  return c.json({ base, date: '2026-11-20', rates: known })
})

/** Returns the rates rounded to six decimals, like other services; null for an unlisted base currency. */
function computeRates(base: string): Record<string, number> | null {
  const worth = Object.hasOwn(RATES, base) ? RATES[base] : undefined
  if (!worth) return null
  return Object.fromEntries(
    Object.entries(RATES).map(([code, rate]) => [code, roundRate(rate / worth)]),
  )
}

const roundRate = (rate: number) => Number(rate.toFixed(6))
