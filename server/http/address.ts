import { isIP } from 'node:net'

import ipaddr from 'ipaddr.js'

import type { Config } from '../config/config.ts'

/** Facts about a request that are not in the request itself. */
export type Network = {
  /** The remote address of the socket. */
  address?: string | undefined
  /** Closes the connection without a response. Only for browser tests. */
  cut?: (() => void) | undefined
  /** Whether the client has closed the connection. */
  isGone?: (() => boolean) | undefined
  /** The request id that is logged and sent in the response. */
  requestId?: string | undefined
  /** The id of the account that the request concerns, for the log. */
  accountId?: string | undefined
}

type TrustConfig = Pick<Config, 'trustedProxies'>

/**
 * Returns the client's address, normalized. Every proxy appends the address of its client, so the list is read
 * from the end; earlier entries may be forged.
 */
export function readClientAddress(
  request: Request,
  { address = '' }: Network,
  trust: TrustConfig,
): string {
  const forwarded = readForwardedHeader(request, 'x-forwarded-for', trust)
  return toCanonicalAddress(forwarded ?? '') ?? toCanonicalAddress(address) ?? address
}

/** Returns the header value that the outermost trusted proxy has added; null without such a value. */
export function readForwardedHeader(
  request: Request,
  header: 'x-forwarded-for' | 'x-forwarded-proto',
  { trustedProxies }: TrustConfig,
): string | null {
  if (trustedProxies === 0) return null
  const written = request.headers.get(header)?.split(',') ?? []
  return written.at(-trustedProxies)?.trim() ?? null
}

/**
 * Returns the network to which rate limits apply: a single IPv4 address, or an IPv6 /64, which providers assign
 * to one customer.
 */
export const toNetworkPrefix = (address: string): string => toPrefix(address, 64)

/**
 * Returns the /48 around an IPv6 address. It has a higher limit of its own, because anyone can rent a /48 and
 * call from each of its 65,536 networks. Returns null for IPv4.
 */
export const toWiderPrefix = (address: string): string | null =>
  ipaddr.IPv6.isValid(address) ? toPrefix(address, 48) : null

function toPrefix(address: string, bits: number): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()
}

const ADDRESS_WITH_PORT_PATTERN = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d+)?$/

function toCanonicalAddress(text: string): string | null {
  const { v4, v6 } = ADDRESS_WITH_PORT_PATTERN.exec(text)?.groups ?? {}
  const [plain = ''] = (v4 ?? v6 ?? text).split('%')
  return isIP(plain) === 0 ? null : ipaddr.process(plain).toString()
}
