import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { TEST_CARDS } from '@masar/domain/payment/test-cards.ts'

import { Browser } from '../../testing/browser.ts'
import { PAYER_CARDS, buildOnlineCheckout, Payer, PRICES } from '../../testing/payer.ts'
import { deliverWebhooks, overrideProvider, runMinutelyJobs } from '../../testing/payment-calls.ts'
import { buildGuestCheckout, createTrip } from '../../testing/requests.ts'
import { NOW, type TestServer, createEmbeddedServer } from '../../testing/test-server.ts'

/** Unique card details that are entered on every journey. */
const CARD_CODE = '839'
const CARD_EXPIRY = '11/41'

let server: TestServer
const secrets: string[] = []
beforeAll(async () => {
  server = await createEmbeddedServer()
})
afterAll(() => server.close())

const advanceMinutes = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
}

const enterCard = (payer: Payer, number: string) =>
  payer.pay(number, { expiry: CARD_EXPIRY, code: CARD_CODE })

async function preparePayer(trip = createTrip()): Promise<Payer> {
  const payer = new Payer(server)
  await payer.book('full', trip)
  await payer.prepare({ key: `canary-${payer.bookingId}` })
  await payer.prepare({ key: `canary-${payer.bookingId}` })
  secrets.push(payer.opened.clientSecret, payer.browser.cookie('masar-guest') ?? '')
  return payer
}

async function payWithEveryCard(): Promise<void> {
  for (const { number, outcome } of TEST_CARDS) {
    const payer = await preparePayer()
    const { body } = await enterCard(payer, number)
    await payer.check()
    if (outcome === 'challenge')
      await payer.answer((body as { challengeUrl: string }).challengeUrl, 'pass')
    await payer.check()
    await enterCard(payer, PAYER_CARDS.accepted)
    await payer.prepare()
    await payer.release()
    await deliverWebhooks(server)
  }
}

async function payTooLate(): Promise<void> {
  const trip = createTrip()
  const payer = await preparePayer(trip)
  await enterCard(payer, PAYER_CARDS.accepted)
  advanceMinutes(31)
  await new Payer(server).send(buildGuestCheckout(trip))
  await payer.check()
  await runMinutelyJobs(server)
}

async function payAsCustomer(): Promise<void> {
  const browser = new Browser(server.app)
  await browser.signIn('oliver')
  const payer = new Payer(server, browser)
  const { driver: _, ...body } = buildOnlineCheckout('deposit')
  await payer.send(body)
  await payer.prepare({ amount: PRICES.deposit })
  secrets.push(payer.opened.clientSecret, browser.cookie('masar-session') ?? '')
  await enterCard(payer, PAYER_CARDS.accepted)
  await payer.check()
}

/** Causes internal errors that are logged. The log must not contain the request. */
async function causeErrors(): Promise<void> {
  const payer = await preparePayer()
  await enterCard(payer, PAYER_CARDS.accepted)
  const asBefore = overrideProvider(server, {
    read: () => Promise.reject(new TypeError('Simulated failure')),
  })
  await payer.check()
  await deliverWebhooks(server)
  asBefore()
  const { sessionId, clientSecret } = payer.opened
  const path = `/payments/${sessionId}/pay`
  await payer.bank('POST', path, { clientSecret: { clientSecret }, number: [PAYER_CARDS.accepted] })
  await payer.bank('POST', `/payments/${'x'.repeat(5000)}/pay`, { clientSecret, code: CARD_CODE })
}

async function readAllTables(): Promise<Map<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db)
  const rows = new Map<string, string>()
  for (const { name } of tables.rows) {
    const dump = await sql<{ text: string | null }>`
      select string_agg(to_jsonb(t)::text, chr(10)) as text from ${sql.table(name)} t`.execute(
      server.db,
    )
    rows.set(name, dump.rows[0]?.text ?? '')
  }
  return rows
}

// @shows PAY-28
it('after every journey, no row or log line contains a card, code, client secret or token', async () => {
  server.clock.now = NOW
  await payWithEveryCard()
  await payTooLate()
  await payAsCustomer()
  await causeErrors()

  expect(secrets.filter((secret) => secret.length < 20)).toEqual([])
  const cards = TEST_CARDS.flatMap(({ number }) => [number, number.replaceAll(' ', '')])
  const forbiddenTexts = [...secrets, ...cards, CARD_EXPIRY, '11/2041']
  const rows = await readAllTables()
  expect(rows.size).toBeGreaterThan(30)
  expect(rows.get('sandbox_charge')).toContain('refund_')

  const locations = new Map([...rows, ['the log', server.logged.join('\n')]])
  for (const [location, text] of locations) {
    expect([location, forbiddenTexts.filter((value) => text.includes(value))]).toEqual([
      location,
      [],
    ])
    expect([location, new RegExp(`(?<![\\w-])${CARD_CODE}(?![\\w-])`).test(text)]).toEqual([
      location,
      false,
    ])
  }
  expect(server.logged.length).toBeGreaterThan(0)
})

it('the search finds a secret that was stored on purpose', async () => {
  const [secret = ''] = secrets
  await server.db
    .updateTable('payment')
    .set({ reason: `card ${secret}` })
    .execute()
  expect((await readAllTables()).get('payment')).toContain(secret)
})
