import { isIP } from 'node:net'

import ipaddr from 'ipaddr.js'

import type { Config } from '../config/config.ts'

/** What the port knows of a request and the request itself does not say. */
export type Network = {
  /** The socket's other end. */
  address?: string | undefined
  /** Breaks the connection without an answer (browser tests). */
  cut?: (() => void) | undefined
  /** Whether the client has closed the connection. */
  isGone?: (() => boolean) | undefined
  /** What the request is called in the log and in the answer. */
  requestId?: string | undefined
  /** Whose account the request was about: by its id, for the log. */
  accountId?: string | undefined
}

type Trust = Pick<Config, 'trustedProxies'>

/**
 * Who calls, in the one spelling of their address. Every proxy writes whom it has seen at the end of
 * the list, so that it is read from there; what stands before may be made up.
 */
export function clientAddress(request: Request, { address = '' }: Network, trust: Trust): string {
  const forwarded = forwardedBy(request, 'x-forwarded-for', trust)
  return canonical(forwarded ?? '') ?? canonical(address) ?? address
}

/** What the outermost of our proxies has written into a header; null without it. */
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
 * What limits count as one client: a single IPv4 address, or an IPv6 /64, which is what providers give
 * to one customer.
 */
export const networkPrefix = (address: string): string => prefix(address, 64)

/**
 * The larger network around it, with a wider allowance: anybody can rent an IPv6 /48 and call from each
 * of its 65,536 networks. Null for IPv4.
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
