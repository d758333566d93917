import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { PAYER_CARDS, buildOnlineCheckout, Payer } from '../../testing/payer.ts'
import {
  deliverWebhooks,
  overrideProvider,
  rejectAsDown,
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
  server.logged.length = 0
  trip = createTrip()
  payer = new Payer(server)
  await payer.book('full', trip)
  await payer.prepare()
})
afterAll(() => server.close())

const advanceMinutes = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * MINUTE_MS)
}

/** Books the same car and days as another customer, who pays at the counter. */
const bookAsOtherCustomer = () => new Payer(server).send(buildGuestCheckout(trip))

const listEventKinds = async () => (await payer.booking()).timeline?.map(({ kind }) => kind)
const findPaymentStatuses = () =>
  server.db
    .selectFrom('payment')
    .select('status')
    .where('booking_id', '=', payer.bookingId)
    .execute()
    .then((rows) => rows.map(({ status }) => status))

describe('an unpaid booking', () => {
  // @shows BOOK-32
  it('holds the car until the payment window ends, and releases it without a sweep', async () => {
    expect(readProblemCode(await bookAsOtherCustomer())).toBe('car-taken')
    advanceMinutes(30)
    expect((await bookAsOtherCustomer()).status).toBe(200)
    expect(await listEventKinds()).toEqual(['created', 'void', 'expired'])
  })

  it('closes its form when the window ends, so that nothing can be charged', async () => {
    advanceMinutes(30)
    await runMinutelyJobs(server)
    expect(await listEventKinds()).toEqual(['created', 'void', 'expired'])
    expect((await payer.pay(PAYER_CARDS.accepted)).status).toBe(409)
    const reply = await payer.check()
    expect([reply.status, readProblemCode(reply)]).toEqual([400, 'payment-expired'])
    expect(await findPaymentStatuses()).toEqual(['expired'])
    expect((await bookAsOtherCustomer()).status).toBe(200)
  })

  it('expires on the page’s first status request after the window', async () => {
    await payer.pay(PAYER_CARDS.declined)
    advanceMinutes(30)
    expect(readProblemCode(await payer.check())).toBe('payment-expired')
    expect(await findPaymentStatuses()).toEqual(['expired'])
  })

  // @shows BOOK-33
  it('is reported to the guest, who can book again with the same email address', async () => {
    const { driver } = await payer.booking()
    const again = buildGuestCheckout(createTrip(), { email: driver.email })
    expect((await new Payer(server).send(again)).status).toBe(200)
    advanceMinutes(30)
    await runMinutelyJobs(server)
    const subjects = (await server.mails.list(driver.email)).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringContaining('Payment not completed: Renault Clio'))
    const email = { email: driver.email }
    expect((await payer.browser.post('/api/validate-email', email)).status).toBe(200)
  })
})

describe('a guest who starts again in the same browser', () => {
  it('can use the same email address and car before the window ends', async () => {
    const { driver } = await payer.booking()
    const again = new Payer(server, payer.browser)
    const reply = await again.send(buildOnlineCheckout('full', trip, { email: driver.email }))
    expect(reply.status).toBe(200)
    await runMinutelyJobs(server)
    expect((await payer.pay(PAYER_CARDS.accepted)).status).toBe(409)
    await again.prepare()
    await again.pay(PAYER_CARDS.accepted)
    expect((await again.check()).status).toBe(200)
  })
})

describe('a payment whose customer never returned', () => {
  // @shows PAY-18
  it('is found when the window ends', async () => {
    await payer.pay(PAYER_CARDS.accepted)
    advanceMinutes(30)
    await runMinutelyJobs(server)
    expect(await payer.booking()).toMatchObject({ status: 'paidInFull', paidOnline: 576 })
    expect(await listEventKinds()).toEqual(['created', 'void', 'paidInFull'])
  })

  it('is found later if the provider was down, and confirmed if the car is free', async () => {
    await payer.pay(PAYER_CARDS.accepted)
    advanceMinutes(30)
    const asBefore = overrideProvider(server, { close: rejectAsDown })
    await runMinutelyJobs(server)
    expect(await listEventKinds()).toEqual(['created', 'void'])
    advanceMinutes(2)
    await runMinutelyJobs(server)
    asBefore()
    expect(await listEventKinds()).toEqual(['created', 'void', 'expired'])
    expect(await payer.booking()).toMatchObject({ status: 'void' })
    advanceMinutes(5)
    await runMinutelyJobs(server)
    expect(await listEventKinds()).toEqual(['created', 'void', 'expired', 'paidInFull'])
    expect(await payer.booking()).toMatchObject({ status: 'paidInFull', paidOnline: 576 })
    expect(readProblemCode(await bookAsOtherCustomer())).toBe('car-taken')
    expect(server.logged).toEqual([])
  })
})

describe('a payment that arrives when the car is taken', () => {
  beforeEach(async () => {
    await payer.pay(PAYER_CARDS.accepted)
    advanceMinutes(30)
    await bookAsOtherCustomer()
  })

  // @shows PAY-21
  it('is refunded, as the booking and an email to the customer show', async () => {
    const { driver } = await payer.booking()
    const reply = await payer.check()
    expect([reply.status, reply.body]).toMatchObject([
      400,
      { code: 'payment-refunded', refund: { amount: 576, currency: 'TND' } },
    ])
    expect(await listEventKinds()).toEqual(['created', 'void', 'expired', 'refunding', 'refunded'])
    expect(await payer.booking()).toMatchObject({
      status: 'void',
      paidOnline: 0,
      payments: [{ status: 'refunded', charge: { amount: 576 }, refundedAt: expect.any(String) }],
    })
    const texts = (await server.mails.list(driver.email)).map(({ text }) => text)
    expect(texts).toContainEqual(expect.stringMatching(/576\sTND .* We’re refunding it\./))
    expect(await readCharges(server, payer.bookingId)).toMatchObject([
      { refund_id: expect.any(String) },
    ])
  })

  it('is refunded once, however it is detected', async () => {
    await Promise.all([
      payer.check(),
      deliverWebhooks(server),
      runMinutelyJobs(server),
      payer.check(),
      runMinutelyJobs(server),
    ])
    await runMinutelyJobs(server)
    expect(readProblemCode(await payer.check())).toBe('payment-refunded')
    const kinds = await listEventKinds()
    expect(kinds?.filter((kind) => kind === 'refunding')).toHaveLength(1)
    expect(kinds?.filter((kind) => kind === 'refunded')).toHaveLength(1)
  })
})

describe('a slow card', () => {
  it('that is charged after the payment window ends reserves the car again', async () => {
    const patient = createServerOn(server, { sandbox: { slowMs: 1000, webhookDelayMs: 0 } })
    patient.clock.now = server.clock.now
    const slow = new Payer(patient)
    await slow.book('full', createTrip())
    await slow.prepare()
    const paying = slow.pay(PAYER_CARDS.slow)
    while (
      (await slow.check()).status !== 400 ||
      readProblemCode(await slow.check()) !== 'payment-pending'
    )
      await new Promise((resolve) => setImmediate(resolve))
    patient.clock.now = new Date(NOW.getTime() + 30 * MINUTE_MS)
    // By now, the card's delay has passed, so the next request finds the charge.
    await runMinutelyJobs(patient)
    patient.endSlowCards()
    await paying
    expect((await slow.check()).status).toBe(200)
    expect(await slow.booking()).toMatchObject({ status: 'paidInFull' })
  })
})
