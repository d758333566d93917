import { parse, serialize } from 'hono/utils/cookie'

import type { Config } from '../config/config.ts'
import { readRequestScheme } from './origin.ts'

export const SESSION_COOKIE = 'masar-session'
export const GUEST_COOKIE = 'masar-guest'
export const DEVICE_COOKIE = 'masar-device'
export const BOT_CHECK_COOKIE = 'masar-bot-check'

const HOST_PREFIX = '__Host-'

/** The maximum lifetime in browsers, in seconds; `serialize` throws above it. */
const MAX_AGE_SECONDS = 400 * 86_400

/** The cookies of one call, for reading and writing. */
export type CookieJar = {
  read: (name: string) => string | null
  /** Without `expires`, the cookie lasts as long as the browser session. */
  write: (name: string, value: string, expires: Date | null) => void
  clear: (name: string) => void
}

type CookieSettings = Pick<Config, 'publicUrl' | 'cookieSameSite' | 'trustedProxies'>

/**
 * Reads the cookies of a request and collects those of its response. With SameSite=Lax, the session is sent
 * when a link in an email or a payment page leads back to us, but not when another site makes a browser post to
 * us. With an https URL, the cookie names begin with `__Host-`: browsers then accept them only from this host
 * over https, and no neighboring host can set one (RFC 6265bis, 4.1.3.2).
 */
export function createCookieJar(request: Request, settings: CookieSettings, now: Date) {
  const sent = parse(request.headers.get('cookie') ?? '')
  const written = new Map<string, string>()
  const sameSite = settings.cookieSameSite
  const secure = isHttps(request, settings) || sameSite === 'None'
  const manner = { path: '/', httpOnly: true, sameSite, secure }
  const wireName = (name: string) =>
    settings.publicUrl.protocol === 'https:' ? `${HOST_PREFIX}${name}` : name
  const write = (name: string, value: string, expires: Date | null) => {
    const life = expires ? { maxAge: computeSecondsUntil(expires, now) } : {}
    written.set(name, serialize(wireName(name), value, { ...manner, ...life }))
  }
  return {
    read: (name: string) => sent[wireName(name)] || null,
    write,
    clear: (name: string) => write(name, '', new Date(0)),
    written: () => [...written.values()],
  }
}

function computeSecondsUntil(expires: Date, now: Date): number {
  const seconds = Math.round((expires.getTime() - now.getTime()) / 1000)
  return Math.min(MAX_AGE_SECONDS, Math.max(0, seconds))
}

const isHttps = (request: Request, settings: CookieSettings) =>
  settings.publicUrl.protocol === 'https:' || readRequestScheme(request, settings) === 'https:'
