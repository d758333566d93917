import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PaymentProvider } from '../../payments/provider.ts'
import { PAYER_CARDS, Payer } from '../../testing/payer.ts'
import { clearDueWork, deliverTo, readCharges, runMinute } from '../../testing/payment-calls.ts'
import { guestCheckout, nextTrip, readProblemCode } from '../../testing/requests.ts'
import { NOW, serverOn, type TestServer, testServer } from '../../testing/test-server.ts'

const MINUTE = 60_000

let server: TestServer
let trip: ReturnType<typeof nextTrip>
let payer: Payer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  server.clock.now = NOW
  await clearDueWork(server)
  trip = nextTrip()
  payer = new Payer(server)
  await payer.book('full', trip)
  await payer.prepare()
})
afterAll(() => server.close())

class SimulatedCrash extends Error {}
const crash = async () => Promise.reject(new SimulatedCrash())

/** A server that crashes right after this action at the provider. */
function crashAfter(method: 'read' | 'refund' | 'close'): TestServer {
  const dying = serverOn(server)
  dying.clock.now = server.clock.now
  const { provider } = dying.sandbox
  const doomed: Record<typeof method, Partial<PaymentProvider>> = {
    read: { read: (reference) => provider.read(reference).then(crash) },
    refund: { refund: (payment, key) => provider.refund(payment, key).then(crash) },
    close: { close: (reference) => provider.close(reference).then(crash) },
  }
  dying.providers[0] = { ...provider, ...doomed[method] }
  return dying
}

const checkOn = (on: TestServer) => {
  return on.app(
    new Request(`http://localhost:3002/api/check-checkout-session/${payer.opened.sessionId}`, {
      method: 'POST',
      headers: { origin: 'http://localhost:3002' },
    }),
  )
}

/** The server that is started next. */
const restarted = (minutes: number) => {
  const next = serverOn(server)
  next.clock.now = new Date(server.clock.now.getTime() + minutes * MINUTE)
  return next
}

describe('a server that crashes while it settles a payment', () => {
  it('charged nothing twice, and the next one confirms the booking', async () => {
    await payer.pay(PAYER_CARDS.accepted)
    const dying = crashAfter('read')
    expect((await checkOn(dying)).status).toBe(500)
    expect(await payer.booking()).toMatchObject({ status: 'void' })
    const next = restarted(30)
    await runMinute(next)
    expect(await payer.booking()).toMatchObject({ status: 'paidInFull', paidOnline: 576 })
    expect(await readCharges(server, payer.bookingId)).toMatchObject([{ refund_id: null }])
    expect(next.logged).toEqual([])
  })

  it('has its webhook calls sent by the next one', async () => {
    await payer.pay(PAYER_CARDS.accepted)
    expect(await deliverTo(crashAfter('read'))).toBe(0)
    const next = restarted(1)
    expect(await deliverTo(next)).toBe(1)
    expect(await payer.booking()).toMatchObject({ status: 'paidInFull' })
  })

  it('leaves closing the form to the next one', async () => {
    const dying = crashAfter('close')
    dying.clock.now = new Date(NOW.getTime() + 30 * MINUTE)
    await runMinute(dying)
    expect(dying.logged).toHaveLength(1)
    const next = restarted(32)
    await runMinute(next)
    expect(readProblemCode({ body: await (await checkOn(next)).json() })).toBe('payment-expired')
  })
})

const findRefunds = async () =>
  (await readCharges(server, payer.bookingId)).map(({ refund_id }) => refund_id)

describe('a server that crashes while it sends a refund', () => {
  beforeEach(async () => {
    await payer.pay(PAYER_CARDS.accepted)
    server.clock.now = new Date(NOW.getTime() + 30 * MINUTE)
    await new Payer(server).send(guestCheckout(trip))
  })

  it('refunded once, and the next one records it', async () => {
    const dying = crashAfter('refund')
    expect((await checkOn(dying)).status).toBe(500)
    const [refund] = await findRefunds()
    expect(refund).toEqual(expect.any(String))
    expect(await payer.booking()).toMatchObject({ payments: [{ status: 'refunding' }] })
    const next = restarted(1)
    await runMinute(next)
    expect(await payer.booking()).toMatchObject({ payments: [{ status: 'refunded' }] })
    expect(await findRefunds()).toEqual([refund])
    const payment = await server.db
      .selectFrom('payment')
      .select('refund_id')
      .where('booking_id', '=', payer.bookingId)
      .executeTakeFirst()
    expect(payment?.refund_id).toBe(refund)
  })

  it('leaves an unsent refund to the next one', async () => {
    const dying = serverOn(server)
    dying.clock.now = server.clock.now
    const { provider } = dying.sandbox
    dying.providers[0] = { ...provider, refund: () => Promise.reject(new SimulatedCrash()) }
    expect((await checkOn(dying)).status).toBe(500)
    expect(await findRefunds()).toEqual([null])
    await runMinute(dying)
    // For a minute the payment is claimed by the crashed server.
    await runMinute(restarted(0))
    expect(await findRefunds()).toEqual([null])
    await runMinute(restarted(1))
    expect(await findRefunds()).toEqual([expect.any(String)])
  })
})

// @shows OPS-2
it('two concurrent servers that settle and sweep do everything once', async () => {
  await payer.pay(PAYER_CARDS.accepted)
  server.clock.now = new Date(NOW.getTime() + 30 * MINUTE)
  const servers = [server, restarted(0), restarted(0)]
  await Promise.all([...servers.map(runMinute), ...servers.map(checkOn), ...servers.map(runMinute)])
  const { timeline } = await payer.booking()
  expect(timeline?.map(({ kind }) => kind)).toEqual(['created', 'void', 'paidInFull'])
})
