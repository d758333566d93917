import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { SIGNATURE_HEADER, signWebhook } from '../../payments/sandbox/webhook-signature.ts'
import { PAYER_CARDS, Payer } from '../../testing/payer.ts'
import {
  clearDueWork,
  deliverWebhooks,
  overrideProvider,
  rejectAsDown,
  readCharges,
  runMinutelyJobs,
} from '../../testing/payment-calls.ts'
import { readProblemCode } from '../../testing/requests.ts'
import {
  NOW,
  createServerOn,
  type TestServer,
  createTestServer,
} from '../../testing/test-server.ts'

const MINUTE_MS = 60_000

let server: TestServer
let payer: Payer
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  server.clock.now = NOW
  await clearDueWork(server)
  payer = new Payer(server)
  await payer.book()
  await payer.prepare()
  await payer.pay(PAYER_CARDS.accepted)
})
afterAll(() => server.close())

/** Intercepts the webhook calls of the sandbox and returns them. */
async function interceptCalls(): Promise<RequestInit[]> {
  const sent: RequestInit[] = []
  await server.sandbox.deliver((_, init) => {
    sent.push(init)
    return Promise.reject(new Error('Simulated network failure'))
  })
  return sent
}

const receiveCall = (init: RequestInit) =>
  server.app(new Request('http://localhost:3002/api/webhooks/sandbox', init))

/** Reads the state that must not depend on the order of events. */
const readEndState = async () => {
  const { status, paidOnline, timeline, payments } = await payer.booking()
  return {
    booking: { status, paidOnline, history: timeline?.map(({ kind }) => kind) },
    payments: payments?.map((payment) => payment.status),
    charges: (await readCharges(server, payer.bookingId)).map(({ refund_id }) => refund_id),
    check: (await payer.check()).status,
  }
}
const PAID_ONCE_STATE = {
  booking: {
    status: 'paidInFull',
    paidOnline: 576,
    history: ['created', 'void', 'paidInFull'],
  },
  payments: ['paid'],
  charges: [null],
  check: 200,
}

describe('a webhook call', () => {
  // @shows PAY-18
  it('that arrives before the browser returns confirms the booking', async () => {
    expect(await deliverWebhooks(server)).toBe(1)
    expect(await payer.booking()).toMatchObject({ status: 'paidInFull' })
    expect(await readEndState()).toEqual(PAID_ONCE_STATE)
  })

  it('that arrives several times, even concurrently, confirms the booking once', async () => {
    const [call] = await interceptCalls()
    if (!call) throw new Error('The sandbox sent no call.')
    const replies = await Promise.all([receiveCall(call), receiveCall(call), receiveCall(call)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await receiveCall(call)).status).toBe(200)
    expect(await readEndState()).toEqual(PAID_ONCE_STATE)
  })

  it('that arrives after the page has requested the status changes nothing', async () => {
    await payer.check()
    server.clock.now = new Date(NOW.getTime() + 3 * 60 * MINUTE_MS)
    expect(await deliverWebhooks(server)).toBe(1)
    server.clock.now = NOW
    expect(await readEndState()).toEqual(PAID_ONCE_STATE)
  })

  it('that never arrives is replaced by a status request when the window ends', async () => {
    server.clock.now = new Date(NOW.getTime() + 30 * MINUTE_MS)
    await runMinutelyJobs(server)
    server.clock.now = NOW
    expect(await readEndState()).toEqual(PAID_ONCE_STATE)
  })

  it('is repeated until it is accepted', async () => {
    const asBefore = overrideProvider(server, { read: rejectAsDown })
    expect(await deliverWebhooks(server)).toBe(0)
    asBefore()
    expect(await deliverWebhooks(server)).toBe(0)
    server.clock.now = new Date(NOW.getTime() + 2000)
    expect(await deliverWebhooks(server)).toBe(1)
    expect(await deliverWebhooks(server)).toBe(0)
    server.clock.now = NOW
    expect(await readEndState()).toEqual(PAID_ONCE_STATE)
  })

  it('for a declined card stores the decline', async () => {
    const other = new Payer(server)
    await other.book()
    await other.prepare()
    await other.pay(PAYER_CARDS.declined)
    await deliverWebhooks(server)
    const payment = await server.db
      .selectFrom('payment')
      .select(['status', 'reason'])
      .where('reference', '=', other.opened.sessionId)
      .executeTakeFirst()
    expect(payment).toEqual({ status: 'declined', reason: 'declined' })
  })

  it('finds a payment whose reference was never stored', async () => {
    await server.db
      .updateTable('payment')
      .set({ reference: null, status: 'opening' })
      .where('reference', '=', payer.opened.sessionId)
      .execute()
    await deliverWebhooks(server)
    expect(await readEndState()).toEqual(PAID_ONCE_STATE)
  })
})

describe('a webhook call is rejected', () => {
  const raw = JSON.stringify({ id: 'event_1', reference: 'sandbox_1' })
  const post = (headers: Record<string, string>, provider = 'sandbox') =>
    server.app(
      new Request(`http://localhost:3002/api/webhooks/${provider}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: raw,
      }),
    )

  it.each([
    ['without a signature', {}],
    ['with an invalid signature', { [SIGNATURE_HEADER]: 'v1=x' }],
    [
      'with a signature by another key',
      { [SIGNATURE_HEADER]: signWebhook(raw, randomBytes(32), NOW) },
    ],
  ])('%s', async (_, headers) => {
    const reply = await post(headers)
    expect([reply.status, readProblemCode({ body: await reply.json() })]).toEqual([
      403,
      'forbidden',
    ])
  })

  it('when it was modified or is old', async () => {
    const [call] = await interceptCalls()
    const body = typeof call?.body === 'string' ? call.body : ''
    const changed = await receiveCall({ ...call, body: body.replace('paid', 'said') })
    expect(changed.status).toBe(403)
    server.clock.now = new Date(NOW.getTime() + 6 * MINUTE_MS)
    expect((await receiveCall({ ...call })).status).toBe(403)
  })

  it('from a provider that is not configured or unknown', async () => {
    expect((await post({}, 'stripe')).status).toBe(501)
    expect((await post({}, 'moon')).status).toBe(400)
  })

  it('when it was signed with another server’s key', async () => {
    const other = createServerOn(server)
    const [call] = await interceptCalls()
    const request = new Request('http://localhost:3002/api/webhooks/sandbox', { ...call })
    expect((await other.app(request)).status).toBe(403)
  })
})
