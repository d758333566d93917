import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { BrowserReply } from '../../testing/browser.ts'
import { PAYER_CARDS, Payer } from '../../testing/payer.ts'
import { overrideProvider, rejectAsDown } from '../../testing/payment-calls.ts'
import { readProblemCode } from '../../testing/requests.ts'
import {
  NOW,
  createServerOn,
  type TestServer,
  createTestServer,
} from '../../testing/test-server.ts'

let server: TestServer
let payer: Payer
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  server.clock.now = NOW
  payer = new Payer(server)
  await payer.book()
})
afterAll(() => server.close())

const toOutcome = (reply: BrowserReply) => [reply.status, readProblemCode(reply)]
const readSessionId = ({ body }: BrowserReply) => (body as { sessionId: string }).sessionId

const findPayments = (bookingId: string) =>
  server.db.selectFrom('payment').selectAll().where('booking_id', '=', bookingId).execute()

describe('the charge', () => {
  // @shows PAY-14
  it.each([
    ['EUR', 170.73, 0.2964],
    ['USD', 197.97, 0.3437],
    ['TND', 576, 1],
  ])('in %s is recomputed: %d', async (currency, amount, rate) => {
    const reply = await payer.prepare({ currency, amount })
    const charge = { amount, currency, baseAmount: 576, baseCurrency: 'TND', rate }
    expect([reply.status, reply.body]).toMatchObject([200, { charge }])
  })

  // @shows PAY-14
  it.each([
    ['a cent less', { currency: 'EUR', amount: 170.72 }, { amount: 170.73, currency: 'EUR' }],
    ['the deposit alone', { currency: 'TND', amount: 300 }, { amount: 576, currency: 'TND' }],
    ['a thousandth more', { currency: 'TND', amount: 576.001 }, { amount: 576, currency: 'TND' }],
    ['the dinars as euros', { currency: 'EUR', amount: 576 }, { amount: 170.73, currency: 'EUR' }],
    ['in a currency without an exchange rate', { currency: 'CHF', amount: 1 }, { currency: 'EUR' }],
  ])('that is %s is rejected, and the correct one is returned', async (_, requested, charge) => {
    const reply = await payer.prepare(requested)
    expect([reply.status, reply.body]).toMatchObject([
      409,
      { code: 'price-changed', price: 576, charge },
    ])
    expect(await findPayments(payer.bookingId)).toEqual([])
  })

  it('is based on the booking’s price, even when the car’s price has changed', async () => {
    await server.db.updateTable('car').set({ daily_price: 999_000 }).execute()
    const reply = await payer.prepare()
    await server.db.updateTable('car').set({ daily_price: 92_000 }).execute()
    expect(reply.status).toBe(200)
  })
})

describe('the same idempotency key', () => {
  // @shows PAY-17
  it('sent ten times at once creates one payment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => payer.prepare({ key: 'opening-1-pay-1' })),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(replies.map(readSessionId)).size).toBe(1)
    expect(await findPayments(payer.bookingId)).toHaveLength(1)
  })

  it('with a different request is rejected', async () => {
    await payer.prepare({ key: 'opening-2-pay-1' })
    const other = { key: 'opening-2-pay-1', currency: 'EUR', amount: 170.73 }
    expect(toOutcome(await payer.prepare(other))).toEqual([409, 'key-reused'])
  })

  it('for another booking creates another payment', async () => {
    await payer.prepare({ key: 'opening-3-pay-1' })
    const other = new Payer(server)
    await other.book()
    await other.prepare({ key: 'opening-3-pay-1' })
    expect(other.opened.sessionId).not.toBe(payer.opened.sessionId)
  })

  it('resumes a payment whose provider did not respond', async () => {
    overrideProvider(server, { open: rejectAsDown })
    const reply = await payer.prepare({ key: 'opening-4-pay-1' })
    expect(toOutcome(reply)).toEqual([503, 'provider-unavailable'])
    // The provider opened it, but the response was lost.
    const { provider } = server.sandbox
    const asBefore = overrideProvider(server, {
      open: (order) => provider.open(order).then(rejectAsDown),
    })
    expect((await payer.prepare({ key: 'opening-4-pay-1' })).status).toBe(503)
    asBefore()
    expect((await payer.prepare({ key: 'opening-4-pay-1' })).status).toBe(200)
    expect(await findPayments(payer.bookingId)).toHaveLength(1)
    expect(await findSandboxPayments(payer.bookingId)).toHaveLength(1)
  })

  it('is rejected when a payment with another key has replaced the first one', async () => {
    await payer.prepare({ key: 'opening-5-pay-1' })
    await payer.prepare({ key: 'opening-5-pay-2' })
    const again = await payer.prepare({ key: 'opening-5-pay-1' })
    expect(again.body).toMatchObject({ code: 'payment-declined', reason: 'superseded' })
  })
})

describe('several payments for one booking', () => {
  it('are charged at most once when opened concurrently', async () => {
    const tabs = Array.from({ length: 8 }, () => new Payer(server, payer.browser))
    for (const tab of tabs) tab.bookingId = payer.bookingId
    await Promise.all(tabs.map((tab, at) => tab.prepare({ key: `opening-6-pay-${at}` })))
    const open = tabs.filter(({ session }) => session !== null)
    expect(open.length).toBeGreaterThan(0)
    const answers = await Promise.all(open.map((tab) => tab.pay(PAYER_CARDS.accepted)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const checks = await Promise.all(open.map((tab) => tab.check()))
    expect(new Set(checks.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await payer.booking()).toMatchObject({ status: 'paidInFull', paidOnline: 576 })
  })

  it('cannot be opened while a charge may be in progress', async () => {
    const slow = createServerOn(server, { sandbox: { slowMs: 1_000, webhookDelayMs: 0 } })
    const other = new Payer(slow)
    await other.book()
    await other.prepare({ key: 'opening-7-pay-1' })
    const paying = other.pay(PAYER_CARDS.slow)
    await waitUntil(async () => readProblemCode(await other.check()) === 'payment-pending')
    const first = other.opened
    expect(readProblemCode(await other.prepare({ key: 'opening-7-pay-2' }))).toBe('payment-pending')
    slow.endSlowCards()
    await paying
    other.session = first
    expect((await other.check()).status).toBe(200)
    expect(readProblemCode(await other.prepare({ key: 'opening-7-pay-2' }))).toBe('already-paid')
  })
})

const findSandboxPayments = (bookingId: string) =>
  server.db.selectFrom('sandbox_payment').selectAll().where('booking_id', '=', bookingId).execute()

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}
