import { Hono } from 'hono'

import type { Account } from '../account/sessions/session.ts'
import { FleetMemory } from '../car-search/fleet-memory.ts'
import { type Config, readConfig } from '../config/config.ts'
import { cleanTexts } from '../contract/clean-texts.ts'
import {
  responseMediaType,
  type ContractOperation,
  type Match,
  matchCall,
  type OperationId,
  validateRequest,
  validateResponse,
} from '../contract/contract.ts'
import { createProblemResponse, Refusal } from '../contract/problem.ts'
import type { Database } from '../db/connection/connect.ts'
import { readClientAddress, type Network } from '../http/address.ts'
import { readJson, readText } from '../http/body.ts'
import { createCookieJar } from '../http/cookies.ts'
import { toEventsResponse } from '../http/events-response.ts'
import { formatFailure, isFailure, toRefusal } from '../http/failures.ts'
import { toFileResponse } from '../http/file-response.ts'
import { addMissingHeaders, API_HEADERS } from '../http/headers.ts'
import { refuseForeignPages } from '../http/origin.ts'
import { type LimitName, RateLimiter } from '../http/rate-limit.ts'
import { assignRequestId } from '../http/request-id.ts'
import { readUpload } from '../http/upload.ts'
import { LocationMemory } from '../locations/location-memory.ts'
import type { LogWriter } from '../monitoring/log.ts'
import { ChangeFeed } from '../notifications/change-feed.ts'
import { operations } from '../operations/all-operations.ts'
import type { EventsReply, FileReply, Operation, ServerDeps } from '../operations/operation.ts'
import { acceptsHtml, renderConfirmPage, redirectToOutcome } from '../pages/confirm-page.ts'
import { NEWSLETTER_ROUTE, renderNewsletterPage } from '../pages/newsletter-page.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { CallControl } from '../test-control/call-control.ts'
import { readVisitor } from './visitor.ts'

export type AppOptions = {
  db: Database
  config?: Config
  fleet?: FleetMemory
  /** Without a change feed, event streams send only the changes that they find by polling. */
  changeFeed?: ChangeFeed
  /** The online payment providers. */
  providers?: readonly PaymentProvider[]
  callControl?: CallControl | null
  /** The clock. Tests advance it, for example to end a payment window. */
  now?: () => Date
  log?: LogWriter
}

const skipRateLimit = () => undefined
const subscribeToNothing = () => Promise.resolve(() => Promise.resolve())

export type RequestHandler = (request: Request, network?: Network) => Promise<Response>

/** Creates the whole API as one function. It binds no port, so tests can call it as the server does. */
export function createApp(options: AppOptions): RequestHandler {
  const { db, config = readConfig({}), now = () => new Date(), log = console.error } = options
  const { fleet = new FleetMemory(db, now), providers = [], callControl = null } = options
  const changeFeed = options.changeFeed ?? new ChangeFeed(subscribeToNothing)
  const locations = new LocationMemory(db)
  const deps: ServerDeps = { db, config, now, fleet, locations, changeFeed, providers }
  const limiter = config.rateLimit ? new RateLimiter(now) : null

  const api = new Hono<{ Bindings: Network }>()
  api.use(assignRequestId(config), addMissingHeaders(API_HEADERS))
  api.options('*', (c, next) => {
    const match = matchRequest(c.req.raw)
    if (match.operation || match.allowed.length === 0) return next()
    return c.body(null, 204, createAllowHeader(match.allowed))
  })
  api.on(['GET', 'POST'], NEWSLETTER_ROUTE, (c) => {
    const { question, token } = c.req.param()
    return openNewsletterPage(c.req.raw, { question, token }, c.env).catch((error: unknown) =>
      toProblem(error, null, c.env),
    )
  })
  api.all('*', (c) => respond(c.req.raw, c.env))
  return async (request, network = {}) =>
    renderConfirmPage(request, config) ?? api.fetch(request, network)

  async function respond(request: Request, network: Network): Promise<Response> {
    const match = matchRequest(request)
    const run = () =>
      answer(request, network, match).catch((error: unknown) => {
        if (config.checkAnswers && match.operation) checkProblem(match.operation.id, error)
        throw error
      })
    const gated = callControl
      ? callControl.intercept(request, match.operation?.id, run, network)
      : run()
    const reply = await gated.catch((error: unknown) => toProblem(error, match.operation, network))
    const isOpened = match.operation?.id === 'confirmEmail' && acceptsHtml(request)
    return isOpened ? redirectToOutcome(request, reply) : reply
  }

  function toProblem(error: unknown, operation: Match['operation'], network: Network): Response {
    const refusal = toRefusal(error)
    if (refusal !== error && isFailure(refusal))
      log(formatFailure(operation, error), {
        requestId: network.requestId,
        accountId: network.accountId,
      })
    return createProblemResponse(refusal)
  }

  async function openNewsletterPage(
    request: Request,
    link: { question: string; token: string },
    network: Network,
  ): Promise<Response> {
    refuseForeignPages(request, config)
    // Unsubscribing is not limited: email programs do it for many readers from a few IP addresses.
    if (link.question === 'confirm')
      limiter?.takeFor('openLink', readClientAddress(request, network, config))
    return renderNewsletterPage(request, link, { db, config, now: now() })
  }

  async function answer(request: Request, network: Network, match: Match) {
    refuseForeignPages(request, config)
    const { operation } = match
    if (!operation) throw createUnmatchedRefusal(match.allowed)
    const handler: unknown = operations[operation.id]
    if (!handler) throw new Refusal('not-built')

    const address = readClientAddress(request, network, config)
    const cookies = createCookieJar(request, config, now())
    const visitor = await readVisitor(operation, cookies, deps)
    const concerns = (account: Pick<Account, 'id'> | null) => {
      network.accountId = account?.id
    }
    concerns(visitor)
    const context = {
      ...deps,
      address,
      sent: request.headers,
      visitor,
      cookies,
      concerns,
      limit: (allowed: LimitName, whose?: string) =>
        (whose === undefined
          ? limiter?.takeFor(allowed, address)
          : limiter?.take(allowed, whose)) ?? skipRateLimit,
      upload: (field: string, mediaTypes: readonly string[]) =>
        readUpload(request, field, mediaTypes),
    }
    const call = { ...(await checkCall(request, operation, match.params)), ...context }
    const reply = await (handler as Operation<OperationId>)(call)
    const response = toResponse(operation.id, reply)
    for (const cookie of cookies.written()) response.headers.append('set-cookie', cookie)
    if (config.checkAnswers) checkResponse(operation.id, reply)
    return response
  }
}

async function checkCall(
  request: Request,
  operation: ContractOperation,
  params: Readonly<Record<string, string>>,
) {
  const { searchParams } = new URL(request.url)
  const checked = validateRequest(operation.id, {
    params: cleanTexts(params),
    query: cleanTexts(Object.fromEntries(searchParams)),
    headers: Object.fromEntries(request.headers),
    body: await readBody(request, operation),
  })
  if (!checked.ok) throw new Refusal('invalid-request', { errors: [...checked.errors] })
  return checked.call
}

function readBody(request: Request, { body }: ContractOperation): Promise<unknown> {
  if (body === 'json') return readJson(request).then(cleanTexts)
  return body === 'text' ? readText(request) : Promise.resolve(undefined)
}

const matchRequest = (request: Request): Match =>
  matchCall(request.method, new URL(request.url).pathname)

const createUnmatchedRefusal = (allowed: readonly string[]) =>
  allowed.length > 0
    ? new Refusal('wrong-method', {}, createAllowHeader(allowed))
    : new Refusal('not-found')

const createAllowHeader = (methods: readonly string[]) => ({
  allow: [...methods, 'OPTIONS'].join(', '),
})

type Reply = { status: number; body?: unknown }
type AnyReply = Reply | FileReply | EventsReply

function toResponse(id: OperationId, reply: AnyReply): Response {
  if ('file' in reply) return toFileResponse(reply.file)
  if ('events' in reply) return toEventsResponse(reply.events)
  const { status, body } = reply
  const type = responseMediaType(id, status)
  if (!type) return new Response(null, { status })
  const text = type === 'application/json' ? JSON.stringify(body) : String(body)
  const charset = type.startsWith('text/') ? '; charset=utf-8' : ''
  return new Response(text, { status, headers: { 'content-type': type + charset } })
}

/** Throws when a response violates the contract. Called only in development and tests. */
function checkResponse(id: OperationId, reply: AnyReply) {
  if ('events' in reply) return
  if ('file' in reply) return validateResponse(id, reply.status, reply.file.mediaType, 'bytes')
  const { status, body } = reply
  const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body))
  validateResponse(id, status, responseMediaType(id, status), sent)
}

/** Throws when an error violates the contract. */
function checkProblem(id: OperationId, error: unknown) {
  const { problem } = toRefusal(error)
  validateResponse(id, problem.status, 'application/problem+json', problem)
}
