import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  everyAnswer,
  type FoundAnswer,
  listRequests,
  requestName,
  wholeSite,
} from '../testing/every-answer.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let appDir: string
/** Where customers come by https. */
let answers: FoundAnswer[]
beforeAll(async () => {
  server = await testServer()
  appDir = await mkdtemp(join(tmpdir(), 'masar-answers-'))
  await writeFile(join(appDir, 'index.html'), '<!doctype html><div id="root"></div>')
  await writeFile(join(appDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  answers = await everyAnswer(server, { APP_DIR: appDir, PUBLIC_URL: 'https://localhost' })
}, 120_000)
afterAll(async () => {
  await rm(appDir, { recursive: true })
  await server.close()
})

const siteWith = (env: Record<string, string> = {}) =>
  wholeSite(server, { APP_DIR: '/nowhere', ...env })

const askAsShop = (env: Record<string, string>) =>
  siteWith(env).request('/api/settings', { headers: { host: 'shop.test' } })

const describeAnswer = ({ name, status, headers }: FoundAnswer) =>
  `${status} ${name} (${headers.get('content-type') ?? 'nothing'})`

/** Those that the rule does not hold for. */
const findOthers = (holds: (answer: FoundAnswer) => boolean, among = answers) =>
  among.filter((answer) => !holds(answer)).map(describeAnswer)

/** One directive of the content security policy. */
function readDirective({ headers }: FoundAnswer, name: string): string | undefined {
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  return policy.find((one) => one.startsWith(`${name} `))?.slice(name.length + 1)
}

const hasType = ({ headers }: FoundAnswer, type: RegExp) =>
  type.test(headers.get('content-type') ?? '')

const isPdf = (answer: FoundAnswer) => hasType(answer, /^application\/pdf$/)

describe('every answer, of whichever route', () => {
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
  ])('is looked at here: there is one like %s', (kind) => {
    expect(answers.some((answer) => kind.test(describeAnswer(answer)))).toBe(true)
  })

  it('asks browsers to come by https alone, where customers do', () => {
    const transport = /^max-age=\d{8,}; includeSubDomains$/
    const others = findOthers(({ headers }) =>
      transport.test(headers.get('strict-transport-security') ?? ''),
    )
    expect(others).toEqual([])
  })

  it('asks for no https where customers do not come by it', async () => {
    const site = siteWith()
    for (const request of listRequests(site)) {
      const { headers } = await site.fetch(request)
      expect.soft(headers.has('strict-transport-security'), requestName(request)).toBe(false)
    }
  })

  it('is of the type that it says', () => {
    const others = findOthers(
      ({ headers, hasBody }) =>
        headers.get('x-content-type-options') === 'nosniff' &&
        (!hasBody || headers.has('content-type')),
    )
    expect(others).toEqual([])
  })

  it('says how its text is written', () => {
    const texts = answers.filter((answer) => hasType(answer, /^text\/|[/+]xml/))
    expect(findOthers((answer) => hasType(answer, /; ?charset=utf-8$/i), texts)).toEqual([])
  })

  it('tells other sites no more than its origin', () => {
    const told = ['strict-origin-when-cross-origin', 'same-origin', 'no-referrer']
    const others = findOthers(({ headers }) => told.includes(headers.get('referrer-policy') ?? ''))
    expect(others).toEqual([])
  })

  it('is in nobody’s frame', () => {
    const others = findOthers(
      (answer) =>
        readDirective(answer, 'frame-ancestors') === "'none'" &&
        answer.headers.get('x-frame-options') === 'DENY',
    )
    expect(others).toEqual([])
  })

  it('takes no base for its links, and sends forms to nobody else', () => {
    const others = findOthers(
      (answer) =>
        readDirective(answer, 'base-uri') === "'none'" &&
        ["'none'", "'self'"].includes(readDirective(answer, 'form-action') ?? ''),
    )
    expect(others).toEqual([])
  })

  it('embeds nothing, but for a PDF that a browser’s own viewer draws', () => {
    const others = findOthers((answer) => {
      const embedded = readDirective(answer, 'object-src') ?? readDirective(answer, 'default-src')
      return isPdf(answer) || embedded === "'none'"
    })
    expect(others).toEqual([])
  })

  it('loads nothing unless it is a page or such a PDF', () => {
    const calls = answers.filter(({ name }) =>
      /^\w+ \/(api|health|rates|robots|sitemap|__)/.test(name),
    )
    const others = findOthers(
      (answer) => isPdf(answer) || readDirective(answer, 'default-src') === "'none'",
      calls,
    )
    expect(others).toEqual([])
  })

  it('is kept by nobody when it is one of the API, but for a picture that anybody may see', () => {
    const calls = answers.filter(({ name }) => name.includes(' /api/'))
    const others = findOthers(({ name, status, headers }) => {
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
  ])('is a refusal to a page that calls us by the name “%s”', async (host) => {
    const site = siteWith()
    const requests = listRequests(site, { host })
    expect(requests.length).toBeGreaterThan(20)
    for (const request of requests) {
      const response = await site.fetch(request)
      expect.soft(response.status, requestName(request)).toBe(421)
      expect.soft(await response.text()).not.toMatch(/@|"/)
    }
  })

  it.each(['localhost', 'LOCALHOST:3002', '127.0.0.1:3002', '[::1]:3002', 'shop.test'])(
    'is the right one by our own name “%s”',
    async (host) => {
      const site = siteWith({ ALLOWED_HOSTS: 'shop.test' })
      const response = await site.request('/api/settings', { headers: { host } })
      expect(response.status).toBe(200)
    },
  )

  it('is the right one by any name in production, unless names are given', async () => {
    const production = { NODE_ENV: 'production' }
    expect((await askAsShop(production)).status).toBe(200)
    expect((await askAsShop({ ...production, ALLOWED_HOSTS: 'other.test' })).status).toBe(421)
  })
})
