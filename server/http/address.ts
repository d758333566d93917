import { isIP } from 'node:net'

import ipaddr from 'ipaddr.js'

import type { Config } from '../config/config.ts'

/** Facts about a request that only the socket knows. */
export type Network = {
  /** The remote address of the socket. */
  address?: string | undefined
  /** Closes the connection without a response (browser tests). */
  cut?: (() => void) | undefined
  /** Whether the client has closed the connection. */
  isGone?: (() => boolean) | undefined
  /** The request id, in the log and in the response. */
  requestId?: string | undefined
  /** The id of the account the request concerned, for the log. */
  accountId?: string | undefined
}

type Trust = Pick<Config, 'trustedProxies'>

/**
 * Returns the client's address, normalized. Every proxy appends the address it has seen, so the
 * list is read from the end; earlier entries may be forged.
 */
export function clientAddress(request: Request, { address = '' }: Network, trust: Trust): string {
  const forwarded = forwardedBy(request, 'x-forwarded-for', trust)
  return canonical(forwarded ?? '') ?? canonical(address) ?? address
}

/** Returns the header value of the outermost trusted proxy; null without it. */
export function forwardedBy(
  request: Request,
  header: 'x-forwarded-for' | 'x-forwarded-proto',
  { trustedProxies }: Trust,
): string | null {
  if (trustedProxies === 0) return null
  const written = request.headers.get(header)?.split(',') ?? []
  return written.at(-trustedProxies)?.trim() ?? null
}

/**
 * The unit of rate limits: a single IPv4 address, or an IPv6 /64, which providers assign to one
 * customer.
 */
export const networkPrefix = (address: string): string => prefix(address, 64)

/**
 * The larger network around it, with a wider allowance: anyone can rent an IPv6 /48 and call from
 * each of its 65,536 networks. Null for IPv4.
 */
export const widerPrefix = (address: string): string | null =>
  ipaddr.IPv6.isValid(address) ? prefix(address, 48) : null

function prefix(address: string, bits: number): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()
}

const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d+)?$/

function canonical(text: string): string | null {
  const { v4, v6 } = WITH_PORT.exec(text)?.groups ?? {}
  const [plain = ''] = (v4 ?? v6 ?? text).split('%')
  return isIP(plain) === 0 ? null : ipaddr.process(plain).toString()
}
