import ipaddr from 'ipaddr.js'

import type { Config } from '../config/config.ts'

const TIMEOUT_MS = 1500
const MAX_CACHED = 10_000
/** Private addresses, which no lookup service knows. */
const PRIVATE = [
  'private',
  'uniqueLocal',
  'loopback',
  'linkLocal',
  'carrierGradeNat',
  'unspecified',
]

const known = new Map<string, string>()

/**
 * Looks up the visitor's country with the configured service (it returns the bare code, like
 * ipinfo.io's `/country`). Without one, for private addresses and on any failure it returns the
 * operator's default.
 */
export async function readCountry(
  address: string,
  { countryLookupUrl, countryCode }: Pick<Config, 'countryLookupUrl' | 'countryCode'>,
): Promise<string> {
  if (!countryLookupUrl || isPrivate(address)) return countryCode
  const remembered = known.get(address)
  if (remembered) return remembered
  const found = await lookUp(countryLookupUrl.replace('{ip}', encodeURIComponent(address)))
  if (found && known.size < MAX_CACHED) known.set(address, found)
  return found ?? countryCode
}

const isPrivate = (address: string) =>
  !ipaddr.isValid(address) || PRIVATE.includes(ipaddr.parse(address).range())

async function lookUp(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = (await response.text()).trim()
    return response.ok && /^[A-Z]{2}$/.test(text) ? text : null
  } catch {
    return null
  }
}
