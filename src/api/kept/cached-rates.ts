import { removeFrom, writeTo, readFrom, windowStore } from './browser-storage.ts'

const CACHE_MS = 6 * 3_600_000

const displayName = (currency: string) => `masar-rate-${currency}`

/** The rate that this tab has asked for not long ago, or null. */
export function readCachedRate(currency: string): number | null {
  const kept = readFrom(windowStore, displayName(currency))
  if (!Array.isArray(kept)) return null
  const [rate, at]: unknown[] = kept
  const age = Date.now() - Number(at)
  return typeof rate === 'number' && rate > 0 && age >= 0 && age < CACHE_MS ? rate : null
}

export const keepRate = (currency: string, rate: number) =>
  writeTo(windowStore, displayName(currency), [rate, Date.now()])

export const forgetCachedRate = (currency: string) => removeFrom(windowStore, displayName(currency))
