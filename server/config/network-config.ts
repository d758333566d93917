import {
  type Environment,
  flag,
  hostNames,
  origins,
  type ReadSetting,
  type SameSite,
  sameSite,
  siteAddress,
  wholeNumber,
} from './config-reader.ts'

/** Where the server listens, under which names it is known, and whom it believes on the way there. */
export type NetworkConfig = {
  port: number
  /** All addresses when it is not there. */
  host: string | undefined
  /** The address customers use; links in mails begin with it, and https makes cookies secure. */
  publicUrl: URL
  /** Names that requests may call us by; null: whatever they say. */
  allowedHosts: readonly string[] | null
  /** Other origins whose pages may call the API with cookies. */
  allowedOrigins: readonly string[]
  cookieSameSite: SameSite
  /** How many proxies of ours a request passes, which say who called and how. */
  trustedProxies: number
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
const EVERYWHERE = ['0.0.0.0', '::', '[::]']

/**
 * Outside production it is a program on somebody's own machine, with mails and accounts open to who
 * reaches it: it listens to that machine alone, and a name that it does not know is one that a page
 * of somebody else has been given for its address.
 */
export function readNetworkConfig(
  env: Environment,
  read: ReadSetting,
  notes: string[],
): NetworkConfig {
  const isProduction = env['NODE_ENV'] === 'production'
  const port = read('PORT', '3002', wholeNumber(0, 65_535))
  const host = env['HOST'] || (isProduction ? undefined : '127.0.0.1')
  const publicUrl = new URL(read('PUBLIC_URL', `http://localhost:${port}`, siteAddress))
  const named = read('ALLOWED_HOSTS', '', hostNames)
  const isAnyName = isProduction && named.length === 0
  const own = host && !EVERYWHERE.includes(host) ? [host.includes(':') ? `[${host}]` : host] : []
  return {
    port,
    host,
    publicUrl,
    allowedHosts: isAnyName ? null : [...LOOPBACK, publicUrl.hostname, ...own, ...named],
    allowedOrigins: read('ALLOWED_ORIGINS', '', origins),
    cookieSameSite: read('COOKIE_SAME_SITE', 'lax', sameSite),
    trustedProxies: read('TRUSTED_PROXIES', formerTrust(read, notes), wholeNumber(0, 10)),
  }
}

/** The setting that this one has replaced. */
function formerTrust(read: ReadSetting, notes: string[]): string {
  if (!read('TRUST_PROXY', 'false', flag)) return '0'
  notes.push(
    'TRUST_PROXY is taken for TRUSTED_PROXIES=1: write that, or how many proxies there are.',
  )
  return '1'
}
