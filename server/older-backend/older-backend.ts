import { parse } from 'hono/utils/cookie'

import type { Network } from '../http/address.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import { simulatePayments } from './older-payments.ts'
import { toOlderResponse } from './older-responses.ts'
import { toOlderCall } from './older-calls.ts'

type Site = (request: Request, network: Network) => Response | Promise<Response>

/**
 * Serves our own data like a BookCars 8 backend, to test the app with one. Omits calls, fields and headers that
 * the contract marks as extensions, as well as error codes. Returns names as lists, and files under
 * `/cdn/bookcars`.
 */
export function simulateOlderBackend(site: Site): Site {
  const payments = simulatePayments(site)
  const staff = new Set<string>()
  const isStaff = (request: Request) => staff.has(readSessionToken(request.headers.get('cookie')))
  return async (request, network) => {
    const call = await toOlderCall(request, isStaff)
    if (call instanceof Response) return call
    if (call.operation?.id === 'signOut') return signOut()
    const answer = await payments(call.request, network)
    const response = answer ?? (await site(call.request, network))
    if (!call.operation) return response
    if (call.operation.id === 'signInStaff' && response.ok) {
      for (const cookie of response.headers.getSetCookie()) staff.add(readSessionToken(cookie))
    }
    if (SIGN_IN_CALLS.includes(call.operation.id))
      addCookieDomain(response, new URL(request.url).hostname)
    const hasSession = readSessionToken(request.headers.get('cookie')) !== NO_TOKEN
    return toOlderResponse(call.operation, response, hasSession)
  }
}

const NO_TOKEN = ''

/** Calls whose responses set the session cookie. */
const SIGN_IN_CALLS = ['signIn', 'signInStaff', 'signInSocially', 'activate']

/**
 * Adds the domain to the session cookie, as BookCars does with `BC_AUTH_COOKIE_DOMAIN`. Browsers reject such a
 * cookie for a host without a dot.
 */
function addCookieDomain({ headers }: Response, host: string): void {
  const cookies = headers.getSetCookie()
  if (!/[a-z]$/.test(host) || !host.includes('.')) return
  headers.delete('set-cookie')
  for (const cookie of cookies)
    headers.append('set-cookie', `${cookie}; Domain=${host.split('.').slice(-2).join('.')}`)
}

/**
 * Clears the session cookie, but without its domain. Browsers treat this as a different cookie, so the token
 * stays valid.
 */
function signOut(): Response {
  const cookie = `${SESSION_COOKIE}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`
  return new Response('OK', { headers: { 'content-type': 'text/plain', 'set-cookie': cookie } })
}

/** Reads the session token from a `Cookie` or `Set-Cookie` header. */
const readSessionToken = (header: string | null): string =>
  parse(header ?? '', SESSION_COOKIE)[SESSION_COOKIE] ?? NO_TOKEN
