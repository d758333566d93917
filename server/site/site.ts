import { Hono } from 'hono'

import { type SignInServices, listSignInSources } from '../account/sign-in-csp.ts'
import type { RequestHandler } from '../api/app.ts'
import type { Config } from '../config/config.ts'
import { createProblemResponse, Refusal } from '../contract/problem.ts'
import { readClientAddress, type Network } from '../http/address.ts'
import { readCountry } from '../http/country.ts'
import { formatFailure, isFailure, toRefusal } from '../http/failures.ts'
import { addMissingHeaders, API_HEADERS, makeSecurityHeaders } from '../http/headers.ts'
import { allowOrigins } from '../http/origin.ts'
import { assignRequestId } from '../http/request-id.ts'
import { createOutboxSite } from '../mail/delivery/outbox-site.ts'
import type { StoredMails } from '../mail/delivery/stored-mails.ts'
import type { LogWriter } from '../monitoring/log.ts'
import { type CallWatch, watchCalls } from '../monitoring/watch-calls.ts'
import { ratesApp } from '../payments/exchange-rates/own-rates.ts'
import { getPaymentCspSources } from '../payments/settings/all-providers.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { Sandbox } from '../payments/sandbox/sandbox.ts'
import { answerBrowser } from '../test-control/browser-answers.ts'
import { type CallControl, readScenario } from '../test-control/call-control.ts'
import type { TestActions } from '../test-control/test-actions.ts'
import { admitCalls } from './admit-call.ts'
import { isKnownHost, refuseHost } from './known-hosts.ts'
import { createPagePolicy } from './page-policy.ts'
import { isPrivatePage } from './private-pages.ts'
import {
  addScenario,
  addVisitorHeaders,
  isPageCall,
  PAGE_SCENARIO_HEADER,
  sendPageCall,
} from './rendering/page-calls.ts'
import { createPages } from './rendering/pages.ts'
import type { PageVisitor } from './rendering/protocol.ts'
import { type ListedIds, createSitemapRoutes } from './sitemap.ts'
import { compressResponse } from './static/compress.ts'
import { serveBuiltApp } from './static/static-files.ts'

type Parts = {
  api: RequestHandler
  /** Includes the sign-in providers and the bot check, because pages may load their scripts. */
  config: Pick<
    Config,
    | 'allowedHosts'
    | 'allowedOrigins'
    | 'appDir'
    | 'countryCode'
    | 'countryLookupUrl'
    | 'publicUrl'
    | 'rateLimit'
    | 'testControl'
    | 'trustedProxies'
  > &
    SignInServices
  callControl: CallControl | null
  testActions?: TestActions | null
  /** The stored emails, if the server has no email server. */
  mails?: StoredMails | null
  /** The payment providers. Pages may load their forms. */
  providers?: readonly Pick<PaymentProvider, 'name'>[]
  /** The public locations and cars, for the sitemap. */
  listed?: ListedIds
  /** Finds the signed-in visitor of a request. */
  readVisitor?: (request: Request) => Promise<PageVisitor | null>
  /** Answers the API calls of rendered pages; by default this site. */
  answerPageCall?: (call: Request, network: Network) => Response | Promise<Response>
  /** Our own payment provider, when enabled. */
  sandbox?: Sandbox | null
  log?: LogWriter
  /** Counts, traces or logs calls. */
  watch?: CallWatch
}

/** API paths are case-insensitive, including their prefix. */
const API_ROUTE = '/:api{(?i:api)}/*'
/** The allowed methods of every path that is not an API call. */
const PAGE_METHODS = 'GET, HEAD, OPTIONS'

const listNone = () => Promise.resolve([])

/**
 * Creates the site, which serves everything from one origin: the API, the built-in rate source and the built
 * app.
 */
export function createSite(parts: Parts) {
  const {
    api,
    config,
    callControl,
    testActions,
    mails,
    sandbox,
    providers = [],
    listed = { locations: listNone, cars: listNone },
    readVisitor = () => Promise.resolve(null),
    answerPageCall = (call, network) => site.fetch(call, network),
    log = console.error,
    watch = {},
  } = parts
  const policy = createPagePolicy(config.appDir, [
    ...getPaymentCspSources(providers.map(({ name }) => name)),
    ...listSignInSources(config),
  ])
  const visitorCountry = (request: Request, network: Network) =>
    readCountry(readClientAddress(request, network, config), config)
  const isControlled = callControl !== null
  const site = new Hono<{ Bindings: Network }>()
  const rendered = createPages({
    folder: config.appDir,
    origin: config.publicUrl.origin,
    readVisitor,
    readCountry: visitorCountry,
    answerCall: async (call, request, network) => {
      // A remote API in the settings must not get our cookies.
      if (new URL(call.url).origin !== config.publicUrl.origin) return sendPageCall(call)
      const own = addVisitorHeaders(request, call)
      const sent = isControlled ? addScenario(request, own) : own
      return answerPageCall(sent, { ...network, cut: undefined })
    },
    mayCache: ({ headers }) => !isControlled || !headers.has(PAGE_SCENARIO_HEADER),
    ...(watch.countPage && { count: watch.countPage }),
    log: (line) => log(line),
  })
  site.use(
    assignRequestId(config),
    watchCalls(watch),
    addMissingHeaders(makeSecurityHeaders(config)),
  )
  // Must be the first handler: pages of other origins can read errors only with these headers.
  site.use(API_ROUTE, allowOrigins(config))
  site.use((c, next) => (isKnownHost(c.req.raw, config) ? next() : Promise.resolve(refuseHost())))
  const admit = admitCalls(api, config, { log: (line) => log(line) })
  site.all(API_ROUTE, async (c) => {
    const response = await admit(c.req.raw, c.env)
    if (!isPageCall(c.req.raw)) rendered.forget()
    return compressResponse(c.req.raw, response)
  })
  site.route('/rates', ratesApp)
  site.route('/', createSitemapRoutes(config, listed))
  if (sandbox) site.route('/sandbox', sandbox.site)
  if (mails) site.route('/', createOutboxSite(mails))
  if (callControl) {
    site.post('/__gate/*', async (c) => (await callControl.control(c.req.raw)) ?? c.notFound())
    site.get('/__answer/*', (c) => answerBrowser(callControl, c.req.raw) ?? c.notFound())
  }
  if (testActions)
    site.post('/__backstage/*', async (c) => (await testActions.control(c.req.raw)) ?? c.notFound())
  site.get('*', async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(await policy())) c.res.headers.set(name, value)
    if (isPrivatePage(c.req.path)) c.res.headers.set('x-robots-tag', 'noindex')
  })
  // Do not render a page when a tester controls its calls, so that the browser makes all of them.
  const isManual = (request: Request) => isControlled && readScenario(request) !== null
  const render: typeof rendered.render = (request, network) =>
    isManual(request) ? Promise.resolve(null) : rendered.render(request, network)
  site.route('/', serveBuiltApp(config.appDir, render))
  site.options('*', () => new Response(null, { status: 204, headers: { allow: PAGE_METHODS } }))
  site.all('*', () => toErrorResponse(new Refusal('wrong-method', {}, { allow: PAGE_METHODS })))
  site.notFound(() => toErrorResponse(new Refusal('not-found')))
  site.onError((error, c) => {
    const refusal = toRefusal(error)
    if (refusal !== error && isFailure(refusal))
      log(formatFailure(null, error), { requestId: c.env.requestId })
    return toErrorResponse(refusal)
  })
  return site
}

function toErrorResponse(refusal: Refusal): Response {
  const response = createProblemResponse(refusal)
  for (const [name, value] of Object.entries(API_HEADERS)) response.headers.set(name, value)
  return response
}
