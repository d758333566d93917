import { parse } from 'hono/utils/cookie'

import type { Network } from '../http/address.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import { olderPayments } from './older-payments.ts'
import { olderResponse } from './older-responses.ts'
import { olderCall } from './older-calls.ts'

type Site = (request: Request, network: Network) => Response | Promise<Response>

/**
 * Our own data in the formats, errors and gaps of a BookCars 8 backend, for tests of the app with
 * one (docs/bookcars.md): no call, field or header that the contract marks as an extension, no
 * error codes, names as lists, files under `/cdn/bookcars`.
 */
export function asOlderBackend(site: Site): Site {
  const payments = olderPayments(site)
  const staff = new Set<string>()
  const isStaff = (request: Request) => staff.has(readSessionToken(request.headers.get('cookie')))
  return async (request, network) => {
    const call = await olderCall(request, isStaff)
    if (call instanceof Response) return call
    if (call.operation?.id === 'signOut') return signOut()
    const answer = await payments(call.request, network)
    const response = answer ?? (await site(call.request, network))
    if (!call.operation) return response
    if (call.operation.id === 'signInStaff' && response.ok) {
      for (const cookie of response.headers.getSetCookie()) staff.add(readSessionToken(cookie))
    }
    if (SIGN_INS.includes(call.operation.id)) nameDomain(response, new URL(request.url).hostname)
    const hasSession = readSessionToken(request.headers.get('cookie')) !== NO_SESSION
    return olderResponse(call.operation, response, hasSession)
  }
}

const NO_SESSION = ''

/** Calls whose responses set the session cookie. */
const SIGN_INS = ['signIn', 'signInStaff', 'signInSocially', 'activate']

/**
 * BookCars sets its cookie with the domain of all hosts of a site (`BC_AUTH_COOKIE_DOMAIN`).
 * Browsers reject it for a host without a dot.
 */
function nameDomain({ headers }: Response, host: string): void {
  const cookies = headers.getSetCookie()
  if (!/[a-z]$/.test(host) || !host.includes('.')) return
  headers.delete('set-cookie')
  for (const cookie of cookies)
    headers.append('set-cookie', `${cookie}; Domain=${host.split('.').slice(-2).join('.')}`)
}

/**
 * It clears the cookie without that domain, which is a different cookie for browsers, and the token
 * stays valid.
 */
function signOut(): Response {
  const cookie = `${SESSION_COOKIE}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`
  return new Response('OK', { headers: { 'content-type': 'text/plain', 'set-cookie': cookie } })
}

/** The value of the session cookie in a `Cookie` or `Set-Cookie` header. */
const readSessionToken = (header: string | null): string =>
  parse(header ?? '', SESSION_COOKIE)[SESSION_COOKIE] ?? NO_SESSION
