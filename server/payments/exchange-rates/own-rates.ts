import { Hono } from 'hono'

import { baseCurrency } from '@masar/domain/service/operator.ts'

/**
 * What one dinar buys, as of autumn 2026; two of them make the rate of any other base. It stands in for the exchange-rate service of an operator
 * (`rates` in config.json), so that the whole service shows prices without leaving the machine.
 */
const RATES: Record<string, number> = { TND: 1, EUR: 0.2964, USD: 0.3437, GBP: 0.2571 }

export function ownRate(currency: string): number | null {
  const known = ratesFrom(baseCurrency()) ?? {}
  return Object.hasOwn(known, currency) ? (known[currency] ?? null) : null
}

/** The rate source's protocol: `?base=TND`, answered with `rates[target]` (MONEY-9). */
export const rates = new Hono().get('/:source?', (c) => {
  const base = c.req.query('base') ?? baseCurrency()
  const known = ratesFrom(base)
  if (!known) return c.json({ error: 'unsupported base' }, 400)
  return c.json({ base, date: '2026-11-20', rates: known })
})

/** By six digits behind the point, as services tell them; null of a currency that is not on the list. */
function ratesFrom(base: string): Record<string, number> | null {
  const worth = Object.hasOwn(RATES, base) ? RATES[base] : undefined
  if (!worth) return null
  return Object.fromEntries(
    Object.entries(RATES).map(([code, rate]) => [code, toDigits(rate / worth)]),
  )
}

const toDigits = (rate: number) => Number(rate.toFixed(6))
