import ipaddr from 'ipaddr.js'

import type { Config } from '../config/config.ts'

const TIMEOUT_MS = 1500
const MAX_CACHED_COUNTRIES = 10_000
/** Ranges of private addresses, which lookup services cannot locate. */
const PRIVATE_RANGES = [
  'private',
  'uniqueLocal',
  'loopback',
  'linkLocal',
  'carrierGradeNat',
  'unspecified',
]

const countryCache = new Map<string, string>()

/**
 * Looks up the visitor's country with the configured service, which returns only the country code, like
 * ipinfo.io's `/country`. Returns the operator's default when no service is configured, for private addresses
 * and on any failure.
 */
export async function readCountry(
  address: string,
  { countryLookupUrl, countryCode }: Pick<Config, 'countryLookupUrl' | 'countryCode'>,
): Promise<string> {
  if (!countryLookupUrl || isPrivateAddress(address)) return countryCode
  const remembered = countryCache.get(address)
  if (remembered) return remembered
  const found = await fetchCountryCode(
    countryLookupUrl.replace('{ip}', encodeURIComponent(address)),
  )
  if (found && countryCache.size < MAX_CACHED_COUNTRIES) countryCache.set(address, found)
  return found ?? countryCode
}

const isPrivateAddress = (address: string) =>
  !ipaddr.isValid(address) || PRIVATE_RANGES.includes(ipaddr.parse(address).range())

async function fetchCountryCode(url: string): Promise<string | null> {
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
