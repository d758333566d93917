import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { TEST_CARDS } from '@masar/domain/payment/test-cards.ts'

import { Browser } from '../../testing/browser.ts'
import { PAYER_CARDS, onlineCheckout, Payer, PRICES } from '../../testing/payer.ts'
import { deliverTo, overrideProvider, runMinute } from '../../testing/payment-calls.ts'
import { guestCheckout, nextTrip } from '../../testing/requests.ts'
import { NOW, type TestServer, embeddedServer } from '../../testing/test-server.ts'

/** Unique values, typed and received on every journey. */
const CODE = '839'
const EXPIRY = '11/41'

let server: TestServer
const secrets: string[] = []
beforeAll(async () => {
  server = await embeddedServer()
})
afterAll(() => server.close())

const later = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
}

const typing = (payer: Payer, number: string) => payer.pay(number, { expiry: EXPIRY, code: CODE })

async function prepared(trip = nextTrip()): Promise<Payer> {
  const payer = new Payer(server)
  await payer.book('full', trip)
  await payer.prepare({ key: `canary-${payer.bookingId}` })
  await payer.prepare({ key: `canary-${payer.bookingId}` })
  secrets.push(payer.opened.clientSecret, payer.browser.cookie('masar-guest') ?? '')
  return payer
}

async function everyCard(): Promise<void> {
  for (const { number, outcome } of TEST_CARDS) {
    const payer = await prepared()
    const { body } = await typing(payer, number)
    await payer.check()
    if (outcome === 'challenge')
      await payer.answer((body as { challengeUrl: string }).challengeUrl, 'pass')
    await payer.check()
    await typing(payer, PAYER_CARDS.accepted)
    await payer.prepare()
    await payer.release()
    await deliverTo(server)
  }
}

async function lateMoney(): Promise<void> {
  const trip = nextTrip()
  const payer = await prepared(trip)
  await typing(payer, PAYER_CARDS.accepted)
  later(31)
  await new Payer(server).send(guestCheckout(trip))
  await payer.check()
  await runMinute(server)
}

async function signedIn(): Promise<void> {
  const browser = new Browser(server.app)
  await browser.signIn('oliver')
  const payer = new Payer(server, browser)
  const { driver: _, ...body } = onlineCheckout('deposit')
  await payer.send(body)
  await payer.prepare({ amount: PRICES.deposit })
  secrets.push(payer.opened.clientSecret, browser.cookie('masar-session') ?? '')
  await typing(payer, PAYER_CARDS.accepted)
  await payer.check()
}

/** Internal errors are logged: the log must not repeat the request. */
async function breakage(): Promise<void> {
  const payer = await prepared()
  await typing(payer, PAYER_CARDS.accepted)
  const asBefore = overrideProvider(server, {
    read: () => Promise.reject(new TypeError('Simulated failure')),
  })
  await payer.check()
  await deliverTo(server)
  asBefore()
  const { sessionId, clientSecret } = payer.opened
  const path = `/payments/${sessionId}/pay`
  await payer.bank('POST', path, { clientSecret: { clientSecret }, number: [PAYER_CARDS.accepted] })
  await payer.bank('POST', `/payments/${'x'.repeat(5000)}/pay`, { clientSecret, code: CODE })
}

async function everyRow(): Promise<Map<string, string>> {
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
it('no card, code, client secret or token is in any row or log line after every journey', async () => {
  server.clock.now = NOW
  await everyCard()
  await lateMoney()
  await signedIn()
  await breakage()

  expect(secrets.filter((secret) => secret.length < 20)).toEqual([])
  const cards = TEST_CARDS.flatMap(({ number }) => [number, number.replaceAll(' ', '')])
  const wanted = [...secrets, ...cards, EXPIRY, '11/2041']
  const rows = await everyRow()
  expect(rows.size).toBeGreaterThan(30)
  expect(rows.get('sandbox_charge')).toContain('refund_')

  const locations = new Map([...rows, ['the log', server.logged.join('\n')]])
  for (const [location, text] of locations) {
    expect([location, wanted.filter((value) => text.includes(value))]).toEqual([location, []])
    expect([location, new RegExp(`(?<![\\w-])${CODE}(?![\\w-])`).test(text)]).toEqual([
      location,
      false,
    ])
  }
  expect(server.logged.length).toBeGreaterThan(0)
})

it('a planted secret is found', async () => {
  const [secret = ''] = secrets
  await server.db
    .updateTable('payment')
    .set({ reason: `card ${secret}` })
    .execute()
  expect((await everyRow()).get('payment')).toContain(secret)
})
