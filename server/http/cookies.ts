import type { Config, SameSite } from '../config.ts'
import { schemeOf } from './origin.ts'

type Cookie = {
  name: string
  value: string
  /** Without it the cookie goes when the browser is closed. */
  maxAge: number | null
  secure: boolean
  sameSite: SameSite
}

export const SESSION_COOKIE = 'masar-session'
export const GUEST_COOKIE = 'masar-guest'
export const DEVICE_COOKIE = 'masar-device'

type Settings = Pick<Config, 'publicUrl' | 'cookieSameSite' | 'trustedProxies'>

/** The cookies that came with a request, and those that go back with its answer. */
export function cookieJar(request: Request, settings: Settings, now: Date) {
  const written = new Map<string, string>()
  const manner = { secure: isHttps(request, settings), sameSite: settings.cookieSameSite }
  const write = (name: string, value: string, expires: Date | null) => {
    const maxAge = expires && Math.max(0, Math.round((expires.getTime() - now.getTime()) / 1000))
    written.set(name, cookieText({ name, value, maxAge, ...manner }))
  }
  return {
    read: (name: string) => readCookie(request, name),
    write,
    clear: (name: string) => write(name, '', new Date(0)),
    written: () => [...written.values()],
  }
}

function readCookie(request: Request, name: string): string | null {
  const header = request.headers.get('cookie') ?? ''
  for (const pair of header.split(';')) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value) return value
  }
  return null
}

/**
 * SameSite=Lax: the session is there when a link in a mail or a payment page leads back to us, and
 * no other site can make a browser post with it.
 */
function cookieText({ name, value, maxAge, secure, sameSite }: Cookie): string {
  const parts = [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(maxAge === null ? [] : [`Max-Age=${maxAge}`]),
  ]
  return [...parts, ...(secure || sameSite === 'None' ? ['Secure'] : [])].join('; ')
}

const isHttps = (request: Request, settings: Settings) =>
  settings.publicUrl.protocol === 'https:' || schemeOf(request, settings) === 'https:'
