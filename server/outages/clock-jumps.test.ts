import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import { buildCheckPath, findNewestLink } from '../testing/account-links.ts'
import { Browser } from '../testing/browser.ts'
import { Payer } from '../testing/payer.ts'
import { buildGuestCheckout, createTrip } from '../testing/requests.ts'
import { createSignedInBrowser } from '../testing/signed-in-browser.ts'
import { NOW, createServerOn, type TestServer, createTestServer } from '../testing/test-server.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterEach(() => {
  server.clock.now = NOW
})
afterAll(() => server.close())

/** Simulates a wrong system clock. */
function moveClock(milliseconds: number, { clock } = server): void {
  clock.now = new Date(clock.now.getTime() + milliseconds)
}

it('a session survives a clock two hours behind, and expires two days later', async () => {
  const browser = await createSignedInBrowser(server, 'yasmine')
  const checkSession = async () => (await browser.post('/api/validate-access-token')).status
  expect(await checkSession()).toBe(200)
  moveClock(-2 * HOUR_MS)
  expect(await checkSession()).toBe(200)
  moveClock(2 * DAY_MS)
  expect(await checkSession()).toBe(401)
})

it('a hold lasts while the clock is behind, and ends an hour later', async () => {
  const trip = createTrip()
  await new Payer(server).book('full', trip)
  const bookAsAnotherGuest = async () =>
    (await new Payer(server).send(buildGuestCheckout(trip))).status
  moveClock(-2 * HOUR_MS)
  expect(await bookAsAnotherGuest()).toBe(409)
  moveClock(3 * HOUR_MS)
  expect(await bookAsAnotherGuest()).toBe(200)
})

it('an emailed link works while the clock is behind, and expires two days later', async () => {
  const browser = new Browser(server.app)
  const email = 'guest.of.clocks@example.org'
  await browser.post('/api/checkout', buildGuestCheckout(createTrip(), { email }))
  const link = await findNewestLink(server, email)
  const fetchStatus = async () => (await browser.get(buildCheckPath(link))).status
  moveClock(-2 * HOUR_MS)
  expect(await fetchStatus()).toBe(200)
  moveClock(2 * DAY_MS)
  expect(await fetchStatus()).toBe(409)
})

it('a rate limit survives setting the clock back, and ends within its Retry-After', async () => {
  const limited = createServerOn(server, { rateLimit: true })
  const browser = new Browser(limited.app)
  const wrong = { email: 'yasmine@masar.example', password: 'not-the-password' }
  const guess = () => browser.post('/api/sign-in/frontend', wrong)
  let last = await guess()
  // oxlint-disable-next-line no-await-in-loop -- attempts are sequential
  for (let tries = 1; last.status !== 429 && tries < 30; tries += 1) last = await guess()
  expect(last.status).toBe(429)
  moveClock(-HOUR_MS, limited)
  last = await guess()
  expect(last.status).toBe(429)
  // Two limits apply, per address and per account, each with its own Retry-After.
  for (let waited = 0; last.status === 429 && waited < 60;) {
    const seconds = Number(last.headers.get('retry-after'))
    waited += seconds
    moveClock(1_000 * seconds, limited)
    // oxlint-disable-next-line no-await-in-loop -- attempts are sequential
    last = await guess()
  }
  expect(last.status).toBe(204)
})
