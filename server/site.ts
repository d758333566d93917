import { Hono } from 'hono'

import { accountSources, type VouchersOfPage } from './account/page-sources.ts'
import type { App } from './app.ts'
import type { Config } from './config.ts'
import type { Backstage } from './gate/backstage.ts'
import type { Gate } from './gate/gate.ts'
import type { Network } from './http/address.ts'
import { compressed } from './http/compress.ts'
import { API_HEADERS, headersFor, withMissing } from './http/headers.ts'
import { isKnownHost, misdirected } from './http/known-hosts.ts'
import { pagePolicy } from './http/page-policy.ts'
import { builtApp } from './http/static-files.ts'
import { turns } from './http/turns.ts'
import { failureLine, isFailure, refusalOf } from './http/unexpected.ts'
import { outboxSite } from './outbox/outbox-site.ts'
import type { StoredMails } from './outbox/stored-mails.ts'
import { paymentSources } from './payments/page-sources.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { Sandbox } from './payments/sandbox/sandbox.ts'
import { problemResponse, Refusal } from './problem.ts'
import { rates } from './rates.ts'
import { sitemap } from './sitemap.ts'

type Parts = {
  api: App
  /** The page may load what those need who vouch for customers and tell people from robots. */
  config: Pick<Config, 'allowedHosts' | 'appDir' | 'publicUrl'> & VouchersOfPage
  gate: Gate | null
  backstage?: Backstage | null
  /** The mails of a service without a mail server, to be looked at. */
  mails?: StoredMails | null
  /** Who takes online payments: the page may load what their forms need. */
  providers?: readonly Pick<PaymentProvider, 'name'>[]
  /** Every location, by its id: each has a page that anybody may find. */
  locations?: () => Promise<readonly string[]>
  /** Our own payment provider, where it is on. */
  sandbox?: Sandbox | null
  log?: (line: string) => void
}

/** What a page or a file takes, and so does every path that is none of a call. */
const PAGE_METHODS = 'GET, HEAD, OPTIONS'

/** One origin for everything: the API, the stand-in rate source, and the built app. */
export function createSite(parts: Parts) {
  const {
    api,
    config,
    gate,
    backstage,
    mails,
    sandbox,
    providers = [],
    locations = () => Promise.resolve([]),
    log = console.error,
  } = parts
  const policy = pagePolicy(config.appDir, [
    ...paymentSources(providers.map(({ name }) => name)),
    ...accountSources(config),
  ])
  const site = new Hono<{ Bindings: Network }>()
  site.use(withMissing(headersFor(config)))
  site.use((c, next) => (isKnownHost(c.req.raw, config) ? next() : Promise.resolve(misdirected())))
  // Paths of the API are matched without regard to case, so its beginning is, too.
  const turn = turns()
  site.all('/:api{(?i:api)}/*', async (c) => {
    await turn()
    return compressed(c.req.raw, await api(c.req.raw, c.env))
  })
  site.route('/rates', rates)
  site.route('/', sitemap(config, locations))
  if (sandbox) site.route('/sandbox', sandbox.site)
  if (mails) site.route('/', outboxSite(mails))
  if (gate) site.post('/__gate/*', async (c) => (await gate.control(c.req.raw)) ?? c.notFound())
  if (backstage)
    site.post('/__backstage/*', async (c) => (await backstage.control(c.req.raw)) ?? c.notFound())
  site.get('*', async (c, next) => {
    await next()
    c.res.headers.set('content-security-policy', await policy())
  })
  site.route('/', builtApp(config.appDir))
  site.options('*', () => new Response(null, { status: 204, headers: { allow: PAGE_METHODS } }))
  site.all('*', () => refused(new Refusal('wrong-method', {}, { allow: PAGE_METHODS })))
  site.notFound(() => refused(new Refusal('not-found')))
  site.onError((error) => {
    const refusal = refusalOf(error)
    if (isFailure(refusal)) log(failureLine(null, error))
    return refused(refusal)
  })
  return site
}

function refused(refusal: Refusal): Response {
  const response = problemResponse(refusal)
  for (const [name, value] of Object.entries(API_HEADERS)) response.headers.set(name, value)
  return response
}
