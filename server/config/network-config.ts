import {
  type Environment,
  parseFlag,
  parseHostNames,
  parseOrigins,
  type SettingReader,
  type SameSite,
  parseSameSite,
  parseSiteAddress,
  createNumberParser,
} from './config-reader.ts'

/** The server's listening address, its host names, and the proxies it trusts. */
export type NetworkConfig = {
  port: number
  /** The listening address; all addresses when absent. */
  host: string | undefined
  /** The public URL. Links in emails begin with it, and an https URL makes cookies secure. */
  publicUrl: URL
  /** Accepted Host names; null accepts all. */
  allowedHosts: readonly string[] | null
  /** Other origins whose pages may call the API with cookies. */
  allowedOrigins: readonly string[]
  cookieSameSite: SameSite
  /** The number of trusted proxies that forward the client's address and protocol. */
  trustedProxies: number
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']
const WILDCARD_HOSTS = ['0.0.0.0', '::', '[::]']

/**
 * Outside production, the server runs on a personal computer, and its emails and accounts are open to anyone
 * who can reach it. It therefore listens only on localhost, and rejects unknown host names to prevent DNS
 * rebinding.
 */
export function readNetworkConfig(
  env: Environment,
  read: SettingReader,
  notes: string[],
): NetworkConfig {
  const isProduction = env['NODE_ENV'] === 'production'
  const port = read('PORT', '3002', createNumberParser(0, 65_535))
  const host = env['HOST'] || (isProduction ? undefined : '127.0.0.1')
  const publicUrl = new URL(read('PUBLIC_URL', `http://localhost:${port}`, parseSiteAddress))
  const named = read('ALLOWED_HOSTS', '', parseHostNames)
  const isAnyName = isProduction && named.length === 0
  const own =
    host && !WILDCARD_HOSTS.includes(host) ? [host.includes(':') ? `[${host}]` : host] : []
  return {
    port,
    host,
    publicUrl,
    allowedHosts: isAnyName ? null : [...LOOPBACK_HOSTS, publicUrl.hostname, ...own, ...named],
    allowedOrigins: read('ALLOWED_ORIGINS', '', parseOrigins),
    cookieSameSite: read('COOKIE_SAME_SITE', 'lax', parseSameSite),
    trustedProxies: read(
      'TRUSTED_PROXIES',
      readFormerProxyCount(read, notes),
      createNumberParser(0, 10),
    ),
  }
}

/** Reads the number of trusted proxies from the former setting. */
function readFormerProxyCount(read: SettingReader, notes: string[]): string {
  if (!read('TRUST_PROXY', 'false', parseFlag)) return '0'
  notes.push(
    'TRUST_PROXY is the former name of TRUSTED_PROXIES: set TRUSTED_PROXIES=1, or your number of proxies.',
  )
  return '1'
}
