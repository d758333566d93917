import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readConfig } from '../config/config.ts'
import { CallControl } from '../test-control/call-control.ts'
import { createSite } from './site.ts'

const HTML = '<!doctype html><script>let a = 1</script><div id="root"></div>'
const LONG_JSON = JSON.stringify({ rows: Array.from({ length: 500 }, (_row, n) => ({ n })) })

let folder: string
let site: ReturnType<typeof createSite>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masar-site-'))
  await writeFile(join(folder, 'index.html'), HTML)
  site = createSite({ api: answer, config: createConfig(folder), callControl: null })
})
afterAll(() => rm(folder, { recursive: true }))

const createConfig = (appDir: string) => ({ ...readConfig({}), appDir })
const jsonInit = { headers: { 'content-type': 'application/json' } }
const answer = () => Promise.resolve(new Response(LONG_JSON, jsonInit))
const writeSettings = (settings: string) => writeFile(join(folder, 'config.json'), settings)
const get = (path: string, headers = {}) => site.request(path, { headers })

describe('a page of the built app', () => {
  it.each([
    [[], false, false],
    [['sandbox'], false, false],
    [['stripe'], true, false],
    [['payPal'], false, true],
  ] as const)(
    'allows only the sources that the providers %j need',
    async (names, stripe, payPal) => {
      const config = createConfig(folder)
      const providers = names.map((name) => ({ name }))
      const shop = createSite({ api: () => Promise.reject(), config, callControl: null, providers })
      const { headers } = await shop.request('/')
      const policy = headers.get('content-security-policy') ?? ''
      // Apple Pay and Google Pay open from Stripe's frame.
      const payers = stripe ? 'self "https://js.stripe.com" "https://*.js.stripe.com"' : 'self'
      expect(headers.get('permissions-policy')).toContain(`payment=(${payers})`)
      expect(policy.includes('stripe.com')).toBe(stripe)
      expect(policy.includes('paypal.com')).toBe(payPal)
      expect(policy).toContain("frame-src 'self'")
      // The providers' scripts write their own markup.
      expect(policy.includes("require-trusted-types-for 'script'")).toBe(!stripe && !payPal)
    },
  )

  it.each([
    ['google', 'https://accounts.google.com/gsi/client'],
    ['apple', 'https://appleid.cdn-apple.com'],
    ['facebook', 'https://connect.facebook.net'],
    ['botCheck', 'https://www.google.com/recaptcha/'],
  ])('allows the script of %s only where it is configured', async (who, script) => {
    const issuer = { clientId: 'masar', keysUrl: 'https://keys.example' }
    const config = {
      ...createConfig(folder),
      social: {
        google: who === 'google' ? issuer : null,
        apple: who === 'apple' ? issuer : null,
        facebook: who === 'facebook' ? { appId: '1', appSecret: 'secret', graphUrl: '' } : null,
      },
      botCheck: who === 'botCheck' ? { secret: 'secret', url: '' } : null,
    }
    const shop = createSite({ api: () => Promise.reject(), config, callControl: null })
    const policy = (await shop.request('/')).headers.get('content-security-policy') ?? ''
    const [scripts = ''] = /script-src [^;]+/.exec(policy) ?? []
    expect(scripts.match(/https:\S+/g)?.[0]).toBe(script)
    const others = ['gsi', 'apple', 'facebook', 'recaptcha'].filter((one) => policy.includes(one))
    expect(others).toHaveLength(1)
  })

  it.each([
    ['/bookings', 'noindex'],
    ['/checkout-session/cs_1', 'noindex'],
    ['/', null],
    ['/search', null],
    ['/car/1', null],
  ])('at %s has the X-Robots-Tag %s', async (path, expected) => {
    expect((await get(path)).headers.get('x-robots-tag')).toBe(expected)
  })

  it('may only run its own scripts and call the hosts in its settings', async () => {
    await writeSettings('{"apiHost":"https://api.example"}')
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
    expect(policy).toContain("connect-src 'self' https://api.example;")
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types masar masar-data default",
    )
  })
})

describe('the site', () => {
  it.each([
    ['POST', '/'],
    ['DELETE', '/search'],
    ['PUT', '/assets/app-CAFEBABE.js'],
    ['PATCH', '/config.json'],
    ['POST', '/outbox'],
    ['POST', '/__gate/anyone/checkOut'],
  ])('rejects a request with the allowed methods: %s %s', async (method, path) => {
    const response = await site.request(path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(await response.json()).toMatchObject({ code: 'wrong-method' })
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('returns the allowed methods for an OPTIONS request', async () => {
    const response = await site.request('/search', { method: 'OPTIONS' })
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  })

  it('returns 404 for an invalid test control path', async () => {
    const gated = createSite({
      api: answer,
      config: createConfig(folder),
      callControl: new CallControl(),
    })
    const response = await gated.request('/__gate/!', { method: 'POST' })
    expect([response.status, await response.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'not-found' }),
    ])
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('reveals no internals when the API fails, and logs one line', async () => {
    const logged: string[] = []
    const broken = createSite({
      api: () => Promise.reject(new Error('select secret\nfrom everywhere')),
      config: createConfig(folder),
      callControl: null,
      log: (line) => logged.push(line),
    })
    const response = await broken.request('/api/settings')
    expect([response.status, await response.json()]).toEqual([
      500,
      expect.objectContaining({ code: 'internal' }),
    ])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(logged).toEqual([expect.stringMatching(/^500 outside the contract: .*select secret.*$/)])
  })
})

describe('the operator’s settings', () => {
  it('allow pages to call another host immediately after an edit', async () => {
    await writeSettings('{"apiHost":"https://other.example"}')
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("connect-src 'self' https://other.example;")
  })
})

describe('API responses', () => {
  it.each(['/api/x', '/API/x'])('are compressed at %s', async (path) => {
    const response = await get(path, { 'accept-encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(LONG_JSON)
  })
})
