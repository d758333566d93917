import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  fetchEveryResponse,
  type FoundResponse,
  listRequests,
  formatRequestName,
  createWholeSite,
} from '../testing/every-answer.ts'
import { type TestServer, createTestServer } from '../testing/test-server.ts'

let server: TestServer
let appDir: string
/** The responses of a site served over https. */
let responses: FoundResponse[]
beforeAll(async () => {
  server = await createTestServer()
  appDir = await mkdtemp(join(tmpdir(), 'masar-answers-'))
  await writeFile(join(appDir, 'index.html'), '<!doctype html><div id="root"></div>')
  await writeFile(join(appDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  responses = await fetchEveryResponse(server, { APP_DIR: appDir, PUBLIC_URL: 'https://localhost' })
}, 120_000)
afterAll(async () => {
  await rm(appDir, { recursive: true })
  await server.close()
})

const createSite = (env: Record<string, string> = {}) =>
  createWholeSite(server, { APP_DIR: '/nowhere', ...env })

const requestShopHost = (env: Record<string, string>) =>
  createSite(env).request('/api/settings', { headers: { host: 'shop.test' } })

const describeResponse = ({ name, status, headers }: FoundResponse) =>
  `${status} ${name} (${headers.get('content-type') ?? 'nothing'})`

/** Describes the responses for which the condition does not hold. */
const describeViolations = (holds: (answer: FoundResponse) => boolean, among = responses) =>
  among.filter((answer) => !holds(answer)).map(describeResponse)

/** Returns the value of one directive of the content security policy. */
function readDirective({ headers }: FoundResponse, name: string): string | undefined {
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  return policy.find((one) => one.startsWith(`${name} `))?.slice(name.length + 1)
}

const hasType = ({ headers }: FoundResponse, type: RegExp) =>
  type.test(headers.get('content-type') ?? '')

const isPdf = (answer: FoundResponse) => hasType(answer, /^application\/pdf$/)

describe('every response', () => {
  it.each([
    /^200 GET \/ \(text\/html/,
    /^200 GET \/favicon\.svg \(image\/svg/,
    /^404 GET \/missing\.js \(text\/plain/,
    /^421 GET \/ \(text\/plain/,
    /^200 GET \/health\/live/,
    /^503 GET \/health\/ready/,
    /^200 GET \/health\/ready/,
    /^200 GET \/robots\.txt \(text\/plain/,
    /^200 GET \/sitemap\.xml \(application\/xml/,
    /^200 GET \/rates/,
    /^400 GET \/rates/,
    /^404 GET \/api\/nothing \(application\/problem\+json/,
    /^404 GET \/api\/confirm-email\/unknown \(text\/html/,
    /^200 GET \/api\/avatars\/.* \(image\/png/,
    /^200 GET \/api\/licenses\/.* \(image\/png/,
    /^200 GET \/api\/licenses\/.* \(application\/pdf/,
    /^200 GET \/api\/notification-events\/.* \(text\/event-stream/,
    /^200 POST \/api\/sign-out \(text\/plain/,
    /^\d+ POST \/__gate/,
  ])('is covered here, including %s', (kind) => {
    expect(responses.some((answer) => kind.test(describeResponse(answer)))).toBe(true)
  })

  it('enforces https if the site is served over https', () => {
    const transport = /^max-age=\d{8,}; includeSubDomains$/
    const others = describeViolations(({ headers }) =>
      transport.test(headers.get('strict-transport-security') ?? ''),
    )
    expect(others).toEqual([])
  })

  it('does not enforce https on other sites', async () => {
    const site = createSite()
    for (const request of listRequests(site)) {
      const { headers } = await site.fetch(request)
      expect.soft(headers.has('strict-transport-security'), formatRequestName(request)).toBe(false)
    }
  })

  it('declares the content type of its body', () => {
    const others = describeViolations(
      ({ headers, hasBody }) =>
        headers.get('x-content-type-options') === 'nosniff' &&
        (!hasBody || headers.has('content-type')),
    )
    expect(others).toEqual([])
  })

  it('declares its character encoding', () => {
    const texts = responses.filter((answer) => hasType(answer, /^text\/|[/+]xml/))
    expect(describeViolations((answer) => hasType(answer, /; ?charset=utf-8$/i), texts)).toEqual([])
  })

  it('lets browsers send at most the origin as referrer to other sites', () => {
    const allowedPolicies = ['strict-origin-when-cross-origin', 'same-origin', 'no-referrer']
    const others = describeViolations(({ headers }) =>
      allowedPolicies.includes(headers.get('referrer-policy') ?? ''),
    )
    expect(others).toEqual([])
  })

  it('cannot be framed', () => {
    const others = describeViolations(
      (answer) =>
        readDirective(answer, 'frame-ancestors') === "'none'" &&
        answer.headers.get('x-frame-options') === 'DENY',
    )
    expect(others).toEqual([])
  })

  it('allows no base URL, and no forms that submit to other sites', () => {
    const others = describeViolations(
      (answer) =>
        readDirective(answer, 'base-uri') === "'none'" &&
        ["'none'", "'self'"].includes(readDirective(answer, 'form-action') ?? ''),
    )
    expect(others).toEqual([])
  })

  it('allows no embedded objects, except in PDFs for the browser’s viewer', () => {
    const others = describeViolations((answer) => {
      const embedded = readDirective(answer, 'object-src') ?? readDirective(answer, 'default-src')
      return isPdf(answer) || embedded === "'none'"
    })
    expect(others).toEqual([])
  })

  it('allows no resources to load unless it is a page or a PDF', () => {
    const calls = responses.filter(({ name }) =>
      /^\w+ \/(api|health|rates|robots|sitemap|__)/.test(name),
    )
    const others = describeViolations(
      (answer) => isPdf(answer) || readDirective(answer, 'default-src') === "'none'",
      calls,
    )
    expect(others).toEqual([])
  })

  it('is not cached if it comes from the API, except for public pictures', () => {
    const calls = responses.filter(({ name }) => name.includes(' /api/'))
    const others = describeViolations(({ name, status, headers }) => {
      const isPicture = status === 200 && name.startsWith('GET /api/avatars/')
      return isPicture || headers.get('cache-control')?.split(', ').includes('no-store') === true
    }, calls)
    expect(others).toEqual([])
  })

  it.each([
    'evil.example',
    'evil.example:3002',
    'localhost.evil.example',
    '192.0.2.1',
    '[::2]',
    '',
  ])('is an error when the host name is “%s”', async (host) => {
    const site = createSite()
    const requests = listRequests(site, { host })
    expect(requests.length).toBeGreaterThan(20)
    for (const request of requests) {
      const response = await site.fetch(request)
      expect.soft(response.status, formatRequestName(request)).toBe(421)
      expect.soft(await response.text()).not.toMatch(/@|"/)
    }
  })

  it.each(['localhost', 'LOCALHOST:3002', '127.0.0.1:3002', '[::1]:3002', 'shop.test'])(
    'succeeds for our own host name “%s”',
    async (host) => {
      const site = createSite({ ALLOWED_HOSTS: 'shop.test' })
      const response = await site.request('/api/settings', { headers: { host } })
      expect(response.status).toBe(200)
    },
  )

  it('succeeds for any host name in production unless host names are configured', async () => {
    const production = { NODE_ENV: 'production' }
    expect((await requestShopHost(production)).status).toBe(200)
    expect((await requestShopHost({ ...production, ALLOWED_HOSTS: 'other.test' })).status).toBe(421)
  })
})
