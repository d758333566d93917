const KEPT_MS = 6 * 3_600_000

const nameOf = (currency: string) => `masar-rate-${currency}`

/** The rate that this tab has asked for not long ago, or null. */
export function keptRate(currency: string): number | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(currency)) ?? 'null')
    if (!Array.isArray(kept)) return null
    const [rate, at]: unknown[] = kept
    const age = Date.now() - Number(at)
    return typeof rate === 'number' && rate > 0 && age >= 0 && age < KEPT_MS ? rate : null
  } catch {
    return null
  }
}

export function keepRate(currency: string, rate: number): void {
  try {
    sessionStorage.setItem(nameOf(currency), JSON.stringify([rate, Date.now()]))
  } catch {
    /* A full or forbidden storage only costs a request at the next load. */
  }
}

export function forgetKeptRate(currency: string): void {
  try {
    sessionStorage.removeItem(nameOf(currency))
  } catch {
    /* What was not kept is forgotten already. */
  }
}
