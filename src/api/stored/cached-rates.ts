import { deleteItem, writeItem, readItem, windowStore } from './browser-storage.ts'

const CACHE_MS = 6 * 3_600_000
const NO_RATE_CACHE_MS = 10 * 60_000

/** Cached for a few minutes when no source has a rate, so that pages do not keep requesting it. */
export const NO_RATE = 0

const toRateKey = (currency: string) => `masar-rate-${currency}`

/** Returns a rate that this tab has fetched recently, or null. */
export function readCachedRate(currency: string): number | null {
  const storedValue = readItem(windowStore, toRateKey(currency))
  if (!Array.isArray(storedValue)) return null
  const [rate, at]: unknown[] = storedValue
  const age = Date.now() - Number(at)
  if (typeof rate !== 'number' || rate < 0 || !(age >= 0)) return null
  return age < (rate === NO_RATE ? NO_RATE_CACHE_MS : CACHE_MS) ? rate : null
}

export const storeRate = (currency: string, rate: number) =>
  writeItem(windowStore, toRateKey(currency), [rate, Date.now()])

export const deleteCachedRate = (currency: string) => deleteItem(windowStore, toRateKey(currency))
