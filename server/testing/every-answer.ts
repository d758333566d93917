import { buildCallPath, createExampleCall } from '../bad-input/example-call.ts'
import { readConfig } from '../config/config.ts'
import { entries } from '../contract/entries.ts'
import { toAccountId } from '../demo/demo-accounts.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import { Health } from '../monitoring/health.ts'
import { createSite } from '../site/site.ts'
import { listen } from '../startup/listening.ts'
import { CallControl } from '../test-control/call-control.ts'
import { TestActions } from '../test-control/test-actions.ts'
import { Browser } from './browser.ts'
import { createPdf, createPng } from './files.ts'
import { createSignedInBrowser } from './signed-in-browser.ts'
import type { TestServer } from './test-server.ts'

/** Creates the whole site, with all optional features enabled. */
export function createWholeSite(server: TestServer, env: Record<string, string> = {}) {
  const { app: api, db, mails, sandbox } = server
  const testActions = new TestActions(db)
  return createSite({
    api,
    config: readConfig(env),
    callControl: new CallControl(),
    testActions,
    mails,
    sandbox,
    log: () => {},
  })
}
type WholeSite = ReturnType<typeof createWholeSite>

const OTHER_PATHS = [
  '/',
  '/config.json',
  '/favicon.svg',
  '/missing.js',
  '/rates?base=none',
  '/outbox?to=%00',
  '/api/nothing',
  '/api/confirm-email/unknown',
]

const createRequest = (path: string, init?: RequestInit) =>
  new Request(`http://localhost:3002${path}`, init)

/** Returns a request for every route, including the app's pages and unknown paths. */
export function listRequests(site: WholeSite, headers: Record<string, string> = {}): Request[] {
  const routes = site.routes.flatMap(({ path, method }) =>
    (method === 'ALL' ? ['GET', 'HEAD', 'POST', 'OPTIONS'] : [method]).map((requestMethod) => ({
      method: requestMethod,
      path: path.replace(/:api\{[^}]*\}/, 'api').replaceAll(/:\w+\??|\*/g, 'settings'),
    })),
  )
  const others = OTHER_PATHS.map((path) => ({ method: 'GET', path }))
  return [...routes, ...others].map(({ method, path }) => createRequest(path, { method, headers }))
}

export const formatRequestName = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`

export type FoundResponse = { name: string; status: number; headers: Headers; hasBody: boolean }

/**
 * Fetches a response of every kind: from every route, also with a foreign host name, from uploaded files, from
 * the health checks and from each call of the contract.
 */
export async function fetchEveryResponse(
  server: TestServer,
  env: Record<string, string>,
): Promise<FoundResponse[]> {
  const site = createWholeSite(server, env)
  return [
    ...(await fetchAll(site, listRequests(site))),
    ...(await fetchAll(site, listRequests(site, { host: 'evil.example' }))),
    ...(await fetchAll(site, await listSignedInRequests(server))),
    ...(await fetchHealth(server, env)),
    ...(await callContract(server, site)),
  ]
}

async function fetchAll(site: WholeSite, requests: readonly Request[]): Promise<FoundResponse[]> {
  const all: FoundResponse[] = []
  for (const request of requests) {
    const { status, headers, body } = await site.fetch(request)
    await body?.cancel()
    all.push({ name: formatRequestName(request), status, headers, hasBody: body !== null })
  }
  return all
}

/** Returns requests for uploaded files, and for the stream of notifications. */
async function listSignedInRequests(server: TestServer): Promise<Request[]> {
  const browser = await createSignedInBrowser(server, 'yasmine')
  const yasmine = toAccountId('yasmine')
  const upload = async (path: string, field: string, file: File) =>
    String((await browser.upload(path, field, file)).body)
  const avatar = await upload(`/api/update-avatar/${yasmine}`, 'image', createPng())
  const picture = await upload('/api/create-license', 'file', createPng())
  const license = await upload(`/api/update-license/${yasmine}`, 'file', createPdf())
  const headers = { cookie: `${SESSION_COOKIE}=${browser.cookie(SESSION_COOKIE) ?? ''}` }
  return [
    createRequest(`/api/avatars/${avatar}`),
    createRequest(`/api/licenses/${picture}`),
    createRequest(`/api/licenses/${license}`, { headers }),
    createRequest(`/api/notification-events/${yasmine}`, { headers }),
  ]
}

/** Fetches the health checks with and without a database. */
async function fetchHealth(
  server: TestServer,
  env: Record<string, string>,
): Promise<FoundResponse[]> {
  const health = new Health()
  const { publicUrl } = readConfig(env)
  const listening = await listen({ port: 0, host: '127.0.0.1', publicUrl }, health)
  const request = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${listening.address.port}${path}`)
    return { name: `GET ${path}`, status, headers, hasBody: true }
  }
  const early = [await request('/health/live'), await request('/health/ready')]
  health.serve(server)
  const late = await request('/health/ready')
  listening.server.close()
  return [...early, late]
}

/** Makes each call in the contract with the contract's example, signed in. */
async function callContract(server: TestServer, site: WholeSite): Promise<FoundResponse[]> {
  const all: FoundResponse[] = []
  for (const entry of entries) {
    const signedIn = await createSignedInBrowser(server, 'oliver')
    const browser = new Browser(async (request) => site.fetch(request))
    browser.setCookie(SESSION_COOKIE, signedIn.cookie(SESSION_COOKIE) ?? '')
    const { params, headers: sent, body } = createExampleCall(entry)
    const path = buildCallPath(entry, params)
    const reply = await browser.call(entry.method, path, body, { headers: sent })
    const { status, headers } = reply
    all.push({ name: `${entry.method} ${path}`, status, headers, hasBody: reply.body !== '' })
  }
  return all
}
