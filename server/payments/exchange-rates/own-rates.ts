import { Hono } from 'hono'

/**
 * What one dinar buys, as of autumn 2026. It stands in for the exchange-rate service of an operator
 * (`rates` in config.json), so that the whole service shows prices without leaving the machine.
 */
const RATES: Record<string, number> = { TND: 1, EUR: 0.2964, USD: 0.3437, GBP: 0.2571 }

export const ownRate = (currency: string): number | null =>
  Object.hasOwn(RATES, currency) ? (RATES[currency] ?? null) : null

/** The rate source's protocol: `?base=TND`, answered with `rates[target]` (MONEY-9). */
export const rates = new Hono().get('/:source?', (c) => {
  if ((c.req.query('base') ?? 'TND') !== 'TND') return c.json({ error: 'unsupported base' }, 400)
  return c.json({ base: 'TND', date: '2026-11-20', rates: RATES })
})
