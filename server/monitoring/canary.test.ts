import { afterAll, beforeAll, expect, it } from 'vitest'

import { readConfig } from '../config/config.ts'
import { createSite } from '../site/site.ts'
import { Browser } from '../testing/browser.ts'
import { createPdf } from '../testing/files.ts'
import { PAYER_CARDS, Payer } from '../testing/payer.ts'
import { buildGuestCheckout, createTrip } from '../testing/requests.ts'
import { createServerOn, type TestServer, createEmbeddedServer } from '../testing/test-server.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'

/** Values that must not appear in a log. Each is sent in several places, sometimes in malformed requests. */
const PLANTED_VALUES = {
  name: 'Zoubeida Canari',
  email: 'zoubeida.canari@example.org',
  phone: '+21698765432',
  password: 'canari-sings-at-dawn',
  text: 'canari was here and asks for a quote',
}
const CARD = PAYER_CARDS.accepted

let server: TestServer
const lines: string[] = []

beforeAll(async () => {
  server = await createEmbeddedServer()
})
afterAll(() => server.close())

/** Creates the whole server with its logs and metrics. */
function createWatchedSite() {
  const config = readConfig({ APP_DIR: '/nowhere', RATE_LIMIT: 'false' })
  const stream = { write: (line: string) => void lines.push(line) }
  const { info, warn } = createLog({ logFormat: 'json', logLevel: 'debug' }, stream)
  const { observe, read } = createMetrics(server)
  const { app } = createServerOn(server, { rateLimit: false }, warn)
  const site = createSite({
    api: app,
    config,
    callControl: null,
    watch: { observe, info },
    log: warn,
  })
  return { call: async (request: Request) => site.fetch(request, {}), read }
}

// @shows OPS-20
it('every call is logged and counted, without anything that a customer has entered', async () => {
  const { call, read } = createWatchedSite()
  const browser = new Browser(call)
  const { name, email, phone, password, text } = PLANTED_VALUES
  const person = { fullName: name, email, phone, language: 'en', birthDate: '1990-01-01' }
  await browser.post('/api/sign-up', { ...person, password })
  await browser.post('/api/sign-in/frontend', { email, password: `${password}-wrong` })
  await browser.post('/api/sign-in/frontend', { email, password })
  await browser.post('/api/validate-email', { email })
  await browser.get(`/api/check-token/frontend/65f0a1b2c3d4e5f607182930/${email}/${password}`)
  await browser.post('/api/send-email', { from: email, to: email, subject: name, message: text })
  await browser.upload('/api/create-license', 'file', createPdf(0, `${name}.pdf`))
  await browser.post(
    '/api/checkout',
    buildGuestCheckout(createTrip(), { ...person, email: `x${email}` }),
  )
  // Error messages from the parser and the database quote malformed JSON, dates and addresses.
  await browser.post('/api/sign-up', undefined, {
    raw: `{"fullName": ${name}`,
    headers: { 'content-type': 'application/json' },
  })
  await browser.get(`/api/booking/${encodeURIComponent(name)}/en`)
  await browser.get(`/search?q=${encodeURIComponent(name)}&mail=${email}`)
  const payer = new Payer(server, new Browser(call))
  await payer.book()
  await payer.prepare()
  await payer.pay(CARD)

  const [provider] = server.providers
  const broken = { ...provider, name: 'sandbox' as const }
  expect(broken.name).toBe('sandbox')
  // The database fails in the middle of a call. Its message contains the rejected value.
  await server.db.schema.alterTable('account').renameTo('account_away').execute()
  const failed = await browser.post('/api/sign-in/frontend', { email, password })
  await server.db.schema.alterTable('account_away').renameTo('account').execute()
  expect(failed.status).toBe(500)

  const written = lines.join('\n')
  expect(lines.length).toBeGreaterThan(12)
  expect(written).toContain(failed.headers.get('x-request-id') ?? 'no id')
  const counted = await read()
  for (const value of [
    ...Object.values(PLANTED_VALUES),
    CARD,
    CARD.replaceAll(' ', ''),
    'Canari',
  ]) {
    expect.soft(written, value).not.toContain(value)
    expect.soft(counted, value).not.toContain(value)
  }
  expect(written).not.toContain(encodeURIComponent(email))
  // The card's security code, but not the start of a request id.
  expect(`${written}${counted}`).not.toMatch(/["'=]737(?![0-9a-f])/)
})
