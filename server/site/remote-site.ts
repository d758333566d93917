import { Hono } from 'hono'

import { PAYMENT_PROVIDERS } from '@masar/domain/payment/providers.ts'

import { listSignInSources } from '../account/sign-in-csp.ts'
import { createProblemResponse, Refusal } from '../contract/problem.ts'
import type { Network } from '../http/address.ts'
import type { CspSources } from '../http/csp-sources.ts'
import { addMissingHeaders, SECURITY_HEADERS } from '../http/headers.ts'
import { getPaymentCspSources } from '../payments/settings/all-providers.ts'
import { readAppSettings } from './app-settings.ts'
import { createPagePolicy } from './page-policy.ts'
import { isPrivatePage } from './private-pages.ts'
import { sendPageCall, addVisitorHeaders } from './rendering/page-calls.ts'
import { createPages } from './rendering/pages.ts'
import { serveBuiltApp } from './static/static-files.ts'

interface RemoteSiteOptions {
  /** The build folder. */
  appDir: string
  /** The public origin of the site; empty when unknown. */
  origin: string
  log: (line: string) => void
}

/**
 * Serves a build and its renderer in front of a remote API (`apiHost` in `config.json`). Renders public pages
 * only; for customers' pages it sends the shell, because the session cookie belongs to the API.
 */
export function createRemoteSite({ appDir, origin, log }: RemoteSiteOptions) {
  const policy = createPagePolicy(appDir, readServiceSources)
  const apiOrigin = async () => readOrigin((await readAppSettings(appDir))['apiHost'])

  const rendered = createPages({
    folder: appDir,
    origin,
    readVisitor: () => Promise.resolve(null),
    async readCountry(request, network) {
      const api = await apiOrigin()
      const call = api && new Request(`${api}/api/country-code`)
      const response = call ? await callApi(call, request, network).catch(() => null) : null
      return response?.ok ? String(await response.json().catch(() => '')) : ''
    },
    answerCall: async (call, request, network) =>
      new URL(call.url).origin === (await apiOrigin())
        ? callApi(call, request, network)
        : sendPageCall(call),
    log,
  })

  const site = new Hono<{ Bindings: Network }>()
  site.use(addMissingHeaders(SECURITY_HEADERS))
  site.get('*', async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(await policy())) c.res.headers.set(name, value)
    if (isPrivatePage(c.req.path)) c.res.headers.set('x-robots-tag', 'noindex')
  })
  site.all('/api/*', () => createProblemResponse(new Refusal('not-found')))
  site.route(
    '/',
    serveBuiltApp(appDir, async (request, network) =>
      isPrivatePage(new URL(request.url).pathname)
        ? null
        : rendered.render(keepPreferenceCookies(request), network),
    ),
  )
  return { fetch: site.fetch, request: site.request, stop: rendered.stop }
}

const callApi = (call: Request, request: Request, network: Network) =>
  sendPageCall(
    addClientAddress(addVisitorHeaders(request, call, ['accept-language']), request, network),
  )

/** Passes the client's address to the API for its limits; the API uses it if it trusts this server as a proxy. */
function addClientAddress(call: Request, request: Request, { address }: Network): Request {
  const clients = [request.headers.get('x-forwarded-for'), address].filter(Boolean).join(', ')
  if (clients) call.headers.set('x-forwarded-for', clients)
  return call
}

/** Removes all other cookies, so that a cookie of the API does not make a document private. */
function keepPreferenceCookies(request: Request): Request {
  const preferenceCookies = (request.headers.get('cookie') ?? '')
    .split(/; */)
    .filter((cookie) => cookie.startsWith('masar-page-'))
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  if (preferenceCookies.length > 0) headers.set('cookie', preferenceCookies.join('; '))
  return new Request(request, { headers })
}

const readOrigin = (address: unknown) =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : null

/** Returns the CSP sources of the services in the settings: payment providers, social sign-in, bot check. */
function readServiceSources(json: string): CspSources[] {
  const { paymentKeys, socialSignIn, botCheck } = readGroups(json)
  const { google, apple, facebook } = socialSignIn
  return [
    ...getPaymentCspSources(PAYMENT_PROVIDERS.filter((name) => paymentKeys[name])),
    ...listSignInSources({ social: { google, apple, facebook }, botCheck: botCheck['siteKey'] }),
  ]
}

type Group = Readonly<Record<string, unknown>>

function readGroups(json: string) {
  const settings = readGroup(parseJson(json))
  return {
    paymentKeys: readGroup(settings['paymentKeys']),
    socialSignIn: readGroup(settings['socialSignIn']),
    botCheck: readGroup(settings['botCheck']),
  }
}

const readGroup = (value: unknown): Group =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
