import ipaddr from 'ipaddr.js'

import type { Config } from '../config/config.ts'

const TIMEOUT = 1500
const MOST_KNOWN = 10_000
/** Addresses of networks at home, which no service knows. */
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
 * The visitor's country by the configured lookup service (it answers the bare code, as ipinfo.io's
 * `/country` does). Without one, for private addresses and on any failure: the operator's default.
 */
export async function readCountry(
  address: string,
  { countryLookupUrl, countryCode }: Pick<Config, 'countryLookupUrl' | 'countryCode'>,
): Promise<string> {
  if (!countryLookupUrl || isPrivate(address)) return countryCode
  const remembered = known.get(address)
  if (remembered) return remembered
  const found = await lookUp(countryLookupUrl.replace('{ip}', encodeURIComponent(address)))
  if (found && known.size < MOST_KNOWN) known.set(address, found)
  return found ?? countryCode
}

const isPrivate = (address: string) =>
  !ipaddr.isValid(address) || PRIVATE.includes(ipaddr.parse(address).range())

async function lookUp(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
    const text = (await response.text()).trim()
    return response.ok && /^[A-Z]{2}$/.test(text) ? text : null
  } catch {
    return null
  }
}
