import { Hono } from 'hono'

import { type SignInServices, signInSources } from '../account/sign-in-csp.ts'
import type { RequestHandler } from '../api/app.ts'
import type { Config } from '../config/config.ts'
import { problemResponse, Refusal } from '../contract/problem.ts'
import { clientAddress, type Network } from '../http/address.ts'
import { readCountry } from '../http/country.ts'
import { failureLine, isFailure, toRefusal } from '../http/failures.ts'
import { addMissingHeaders, API_HEADERS, headersFor } from '../http/headers.ts'
import { crossOrigin } from '../http/origin.ts'
import { nameRequest } from '../http/request-id.ts'
import { outboxSite } from '../mail/delivery/outbox-site.ts'
import type { StoredMails } from '../mail/delivery/stored-mails.ts'
import type { WriteLog } from '../monitoring/log.ts'
import { type CallWatch, watchCalls } from '../monitoring/watch-calls.ts'
import { rates } from '../payments/exchange-rates/own-rates.ts'
import { paymentCspSources } from '../payments/settings/all-providers.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { Sandbox } from '../payments/sandbox/sandbox.ts'
import { answerBrowser } from '../test-control/browser-answers.ts'
import { type CallControl, readScenario } from '../test-control/call-control.ts'
import type { TestActions } from '../test-control/test-actions.ts'
import { admitCalls } from './admit-call.ts'
import { isKnownHost, refuseHost } from './known-hosts.ts'
import { pagePolicy } from './page-policy.ts'
import { isPrivatePage } from './private-pages.ts'
import {
  addScenario,
  addVisitorHeaders,
  isPageCall,
  PAGE_SCENARIO,
  sendPageCall,
} from './rendering/page-calls.ts'
import { pages } from './rendering/pages.ts'
import type { PageVisitor } from './rendering/protocol.ts'
import { type ListedIds, sitemap } from './sitemap.ts'
import { compress } from './static/compress.ts'
import { builtApp } from './static/static-files.ts'

type Parts = {
  api: RequestHandler
  /** The page may load the scripts of sign-in providers and of the bot check. */
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
  /** The stored mails of a service without a mail server. */
  mails?: StoredMails | null
  /** The payment providers, whose forms the page may load. */
  providers?: readonly Pick<PaymentProvider, 'name'>[]
  /** The public locations and cars, for the sitemap. */
  listed?: ListedIds
  /** Reads the visitor from the session of a request. */
  readVisitor?: (request: Request) => Promise<PageVisitor | null>
  /** Our own payment provider, when enabled. */
  sandbox?: Sandbox | null
  log?: WriteLog
  /** Counts, traces or logs calls. */
  watch?: CallWatch
}

/** API paths are case-insensitive, including their prefix. */
const API_PATHS = '/:api{(?i:api)}/*'
/** The methods of pages and files, and of every other path that is not a call. */
const PAGE_METHODS = 'GET, HEAD, OPTIONS'

const listNone = () => Promise.resolve([])

/** One origin for everything: the API, the stand-in rate source, and the built app. */
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
    log = console.error,
    watch = {},
  } = parts
  const policy = pagePolicy(config.appDir, [
    ...paymentCspSources(providers.map(({ name }) => name)),
    ...signInSources(config),
  ])
  const visitorCountry = (request: Request, network: Network) =>
    readCountry(clientAddress(request, network, config), config)
  const isControlled = callControl !== null
  const site = new Hono<{ Bindings: Network }>()
  const rendered = pages({
    folder: config.appDir,
    origin: config.publicUrl.origin,
    readVisitor,
    readCountry: visitorCountry,
    answerCall: async (call, request, network) => {
      // A remote API in the settings does not know our cookies.
      if (new URL(call.url).origin !== config.publicUrl.origin) return sendPageCall(call)
      const own = addVisitorHeaders(request, call)
      const sent = isControlled ? addScenario(request, own) : own
      return site.fetch(sent, { ...network, cut: undefined })
    },
    mayCache: ({ headers }) => !isControlled || !headers.has(PAGE_SCENARIO),
    ...(watch.countPage && { count: watch.countPage }),
    log: (line) => log(line),
  })
  site.use(nameRequest(config), watchCalls(watch), addMissingHeaders(headersFor(config)))
  // Before all handlers: a page of another origin can read an error only with these headers.
  site.use(API_PATHS, crossOrigin(config))
  site.use((c, next) => (isKnownHost(c.req.raw, config) ? next() : Promise.resolve(refuseHost())))
  const admit = admitCalls(api, config, { log: (line) => log(line) })
  site.all(API_PATHS, async (c) => {
    const response = await admit(c.req.raw, c.env)
    if (!isPageCall(c.req.raw)) rendered.forget()
    return compress(c.req.raw, response)
  })
  site.route('/rates', rates)
  site.route('/', sitemap(config, listed))
  if (sandbox) site.route('/sandbox', sandbox.site)
  if (mails) site.route('/', outboxSite(mails))
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
  // A tester answers the calls of a page from its first one on.
  const isManual = (request: Request) => isControlled && readScenario(request) !== null
  const render: typeof rendered.render = (request, network) =>
    isManual(request) ? Promise.resolve(null) : rendered.render(request, network)
  site.route('/', builtApp(config.appDir, render))
  site.options('*', () => new Response(null, { status: 204, headers: { allow: PAGE_METHODS } }))
  site.all('*', () => refused(new Refusal('wrong-method', {}, { allow: PAGE_METHODS })))
  site.notFound(() => refused(new Refusal('not-found')))
  site.onError((error, c) => {
    const refusal = toRefusal(error)
    if (refusal !== error && isFailure(refusal))
      log(failureLine(null, error), { requestId: c.env.requestId })
    return refused(refusal)
  })
  return site
}

function refused(refusal: Refusal): Response {
  const response = problemResponse(refusal)
  for (const [name, value] of Object.entries(API_HEADERS)) response.headers.set(name, value)
  return response
}
