import { Hono } from 'hono'

import { baseCurrency } from '@masar/domain/service/operator.ts'

/**
 * The value of one dinar as of autumn 2026; other base currencies are computed from two entries. It
 * replaces the operator's exchange-rate service (`rates` in config.json), so that prices are shown
 * without internet access.
 */
const RATES: Record<string, number> = { TND: 1, EUR: 0.2964, USD: 0.3437, GBP: 0.2571 }

export function ownRate(currency: string): number | null {
  const known = ratesFrom(baseCurrency()) ?? {}
  return Object.hasOwn(known, currency) ? (known[currency] ?? null) : null
}

/** The protocol of the rate source: `?base=TND` returns `rates[target]` (MONEY-9). */
export const rates = new Hono().get('/:source?', (c) => {
  const base = c.req.query('base') ?? baseCurrency()
  const known = ratesFrom(base)
  if (!known) return c.json({ error: 'unsupported base' }, 400)
  return c.json({ base, date: '2026-11-20', rates: known })
})

/** Rounded to six decimals, like other services; null for unlisted currencies. */
function ratesFrom(base: string): Record<string, number> | null {
  const worth = Object.hasOwn(RATES, base) ? RATES[base] : undefined
  if (!worth) return null
  return Object.fromEntries(
    Object.entries(RATES).map(([code, rate]) => [code, toDigits(rate / worth)]),
  )
}

const toDigits = (rate: number) => Number(rate.toFixed(6))
