import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PaymentProvider } from '../../payments/provider.ts'
import { PAYER_CARDS, Payer } from '../../testing/payer.ts'
import {
  clearDueWork,
  deliverWebhooks,
  readCharges,
  runMinutelyJobs,
} from '../../testing/payment-calls.ts'
import { buildGuestCheckout, createTrip, readProblemCode } from '../../testing/requests.ts'
import {
  NOW,
  createServerOn,
  type TestServer,
  createTestServer,
} from '../../testing/test-server.ts'

const MINUTE_MS = 60_000

let server: TestServer
let trip: ReturnType<typeof createTrip>
let payer: Payer
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  server.clock.now = NOW
  await clearDueWork(server)
  trip = createTrip()
  payer = new Payer(server)
  await payer.book('full', trip)
  await payer.prepare()
})
afterAll(() => server.close())

class SimulatedCrash extends Error {}
const simulateCrash = async () => Promise.reject(new SimulatedCrash())

/** Creates a server that crashes right after this action at the provider. */
function createCrashingServer(method: 'read' | 'refund' | 'close'): TestServer {
  const dying = createServerOn(server)
  dying.clock.now = server.clock.now
  const { provider } = dying.sandbox
  const doomed: Record<typeof method, Partial<PaymentProvider>> = {
    read: { read: (reference) => provider.read(reference).then(simulateCrash) },
    refund: { refund: (payment, key) => provider.refund(payment, key).then(simulateCrash) },
    close: { close: (reference) => provider.close(reference).then(simulateCrash) },
  }
  dying.providers[0] = { ...provider, ...doomed[method] }
  return dying
}

const checkPaymentOn = (on: TestServer) => {
  return on.app(
    new Request(`http://localhost:3002/api/check-checkout-session/${payer.opened.sessionId}`, {
      method: 'POST',
      headers: { origin: 'http://localhost:3002' },
    }),
  )
}

/** Starts the next server, some minutes after the crash. */
const restartServer = (minutes: number) => {
  const next = createServerOn(server)
  next.clock.now = new Date(server.clock.now.getTime() + minutes * MINUTE_MS)
  return next
}

describe('a server that crashes while it settles a payment', () => {
  it('does not charge twice, and the next server confirms the booking', async () => {
    await payer.pay(PAYER_CARDS.accepted)
    const dying = createCrashingServer('read')
    expect((await checkPaymentOn(dying)).status).toBe(500)
    expect(await payer.booking()).toMatchObject({ status: 'void' })
    const next = restartServer(30)
    await runMinutelyJobs(next)
    expect(await payer.booking()).toMatchObject({ status: 'paidInFull', paidOnline: 576 })
    expect(await readCharges(server, payer.bookingId)).toMatchObject([{ refund_id: null }])
    expect(next.logged).toEqual([])
  })

  it('rejects the webhook call, which is sent again to the next server', async () => {
    await payer.pay(PAYER_CARDS.accepted)
    expect(await deliverWebhooks(createCrashingServer('read'))).toBe(0)
    const next = restartServer(1)
    expect(await deliverWebhooks(next)).toBe(1)
    expect(await payer.booking()).toMatchObject({ status: 'paidInFull' })
  })

  it('leaves closing the form to the next server', async () => {
    const dying = createCrashingServer('close')
    dying.clock.now = new Date(NOW.getTime() + 30 * MINUTE_MS)
    await runMinutelyJobs(dying)
    expect(dying.logged).toHaveLength(1)
    const next = restartServer(32)
    await runMinutelyJobs(next)
    expect(readProblemCode({ body: await (await checkPaymentOn(next)).json() })).toBe(
      'payment-expired',
    )
  })
})

const findRefunds = async () =>
  (await readCharges(server, payer.bookingId)).map(({ refund_id }) => refund_id)

describe('a server that crashes while it sends a refund', () => {
  beforeEach(async () => {
    await payer.pay(PAYER_CARDS.accepted)
    server.clock.now = new Date(NOW.getTime() + 30 * MINUTE_MS)
    await new Payer(server).send(buildGuestCheckout(trip))
  })

  it('refunds once, and the next server records the refund', async () => {
    const dying = createCrashingServer('refund')
    expect((await checkPaymentOn(dying)).status).toBe(500)
    const [refund] = await findRefunds()
    expect(refund).toEqual(expect.any(String))
    expect(await payer.booking()).toMatchObject({ payments: [{ status: 'refunding' }] })
    const next = restartServer(1)
    await runMinutelyJobs(next)
    expect(await payer.booking()).toMatchObject({ payments: [{ status: 'refunded' }] })
    expect(await findRefunds()).toEqual([refund])
    const payment = await server.db
      .selectFrom('payment')
      .select('refund_id')
      .where('booking_id', '=', payer.bookingId)
      .executeTakeFirst()
    expect(payment?.refund_id).toBe(refund)
  })

  it('leaves an unsent refund to the next server', async () => {
    const dying = createServerOn(server)
    dying.clock.now = server.clock.now
    const { provider } = dying.sandbox
    dying.providers[0] = { ...provider, refund: () => Promise.reject(new SimulatedCrash()) }
    expect((await checkPaymentOn(dying)).status).toBe(500)
    expect(await findRefunds()).toEqual([null])
    await runMinutelyJobs(dying)
    // The crashed server has claimed the payment for a minute.
    await runMinutelyJobs(restartServer(0))
    expect(await findRefunds()).toEqual([null])
    await runMinutelyJobs(restartServer(1))
    expect(await findRefunds()).toEqual([expect.any(String)])
  })
})

// @shows OPS-2
it('three concurrent servers settle and sweep a payment only once', async () => {
  await payer.pay(PAYER_CARDS.accepted)
  server.clock.now = new Date(NOW.getTime() + 30 * MINUTE_MS)
  const servers = [server, restartServer(0), restartServer(0)]
  await Promise.all([
    ...servers.map(runMinutelyJobs),
    ...servers.map(checkPaymentOn),
    ...servers.map(runMinutelyJobs),
  ])
  const { timeline } = await payer.booking()
  expect(timeline?.map(({ kind }) => kind)).toEqual(['created', 'void', 'paidInFull'])
})
