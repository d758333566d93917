import type { Config } from '../config.ts'

const PATIENCE = 1500
const MOST_KNOWN = 10_000
const PRIVATE = /^(10\.|127\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:|$)/i

const known = new Map<string, string>()

/**
 * The visitor's country by the configured lookup service (it answers the bare code, as ipinfo.io's
 * `/country` does). Without one, for private addresses and on any failure: the operator's default.
 */
export async function countryOf(
  address: string,
  { countryLookupUrl, countryCode }: Pick<Config, 'countryLookupUrl' | 'countryCode'>,
): Promise<string> {
  const plain = address.replace(/^::ffff:/, '')
  if (!countryLookupUrl || PRIVATE.test(plain)) return countryCode
  const remembered = known.get(plain)
  if (remembered) return remembered
  const found = await lookUp(countryLookupUrl.replace('{ip}', encodeURIComponent(plain)))
  if (found && known.size < MOST_KNOWN) known.set(plain, found)
  return found ?? countryCode
}

async function lookUp(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) })
    const text = (await response.text()).trim()
    return response.ok && /^[A-Z]{2}$/.test(text) ? text : null
  } catch {
    return null
  }
}
