import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { PAYER_CARDS, Payer, PRICES } from '../../testing/payer.ts'
import { deliverWebhooks, readCharges } from '../../testing/payment-calls.ts'
import { readProblemCode } from '../../testing/requests.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'

let server: TestServer
let payer: Payer
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  server.clock.now = NOW
  server.logged.length = 0
  payer = new Payer(server)
  await payer.book()
  await payer.prepare()
})
afterAll(() => server.close())

/** Returns the amounts of the booking's charges that were not refunded. */
const findUnrefundedCharges = async () => {
  const charges = await readCharges(server, payer.bookingId)
  return charges
    .filter(({ refund_id }) => refund_id === null)
    .map(({ amount_minor }) => amount_minor)
}

describe('before a card is entered', () => {
  it('the booking is void for half an hour, and the response contains the charge', async () => {
    const booking = await payer.booking()
    expect(booking).toMatchObject({
      status: 'void',
      price: PRICES.full,
      isPayedInFull: true,
      expiresAt: '2026-05-20T10:30:00.000Z',
      paidOnline: 0,
      payments: [],
    })
    expect(booking.timeline?.map(({ kind }) => kind)).toEqual(['created', 'void'])
    expect(payer.opened).toMatchObject({
      provider: 'sandbox',
      charge: { amount: 576, currency: 'TND', baseAmount: 576, baseCurrency: 'TND', rate: 1 },
      expiresAt: '2026-05-20T10:30:00.000Z',
    })
  })

  // @shows WIRE-69
  it('nothing is paid and the form can be used', async () => {
    const reply = await payer.check()
    expect([reply.status, readProblemCode(reply)]).toEqual([400, 'payment-open'])
    expect(await findUnrefundedCharges()).toEqual([])
  })

  it('no email is sent to the guest', async () => {
    const { driver } = await payer.booking()
    expect(await server.mails.list(driver.email)).toEqual([])
  })
})

describe('an accepted card', () => {
  // @shows PAY-19, WIRE-69
  it('confirms the booking once, however often its status is requested', async () => {
    expect((await payer.pay(PAYER_CARDS.accepted)).body).toEqual({ status: 'succeeded' })
    const replies = await Promise.all([payer.check(), payer.check(), payer.check()])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const booking = await payer.booking()
    expect(booking).toMatchObject({
      status: 'paidInFull',
      paidOnline: PRICES.full,
      payments: [{ provider: 'sandbox', status: 'paid', charge: { amount: 576 } }],
    })
    expect(booking.expiresAt).toBeUndefined()
    expect(booking.timeline?.map(({ kind }) => kind)).toEqual(['created', 'void', 'paidInFull'])
    expect(await findUnrefundedCharges()).toEqual([576_000])
  })

  // @shows PAY-23
  it('sets the status to “deposit” when only the deposit is paid', async () => {
    payer = new Payer(server)
    await payer.book('deposit')
    await payer.prepare({ amount: PRICES.deposit })
    await payer.pay(PAYER_CARDS.accepted)
    await payer.check()
    expect(await payer.booking()).toMatchObject({ status: 'deposit', paidOnline: 300 })
  })

  // @shows PAY-23, BOOK-13
  it('pays the rental alone and leaves the deposit for pick-up', async () => {
    payer = new Payer(server)
    await payer.book('rental')
    await payer.prepare({ amount: PRICES.rental })
    await payer.pay(PAYER_CARDS.accepted)
    await payer.check()

    expect(await payer.booking()).toMatchObject({
      status: 'paid',
      price: PRICES.rental,
      isDeposit: false,
      isPayedInFull: false,
      paidOnline: PRICES.rental,
    })
    const { driver } = await payer.booking()
    const mails = await server.mails.list(driver.email)
    const text = mails.find(({ subject }) => subject.startsWith('Payment received'))?.text
    expect(text).toMatch(/Paid online: TND\s276|Paid online: 276\sTND/)
    expect(text).toMatch(/pick-up: .*300/)
  })

  // @shows BOOK-41
  it('notifies the supplier, and emails the guest a link to activate an account', async () => {
    const { driver } = await payer.booking()
    await payer.pay(PAYER_CARDS.accepted)
    await payer.check()
    const subjects = (await server.mails.list(driver.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(
      expect.arrayContaining([
        'Activate your account',
        expect.stringMatching(/^Payment received: Renault Clio/),
      ]),
    )
    expect(subjects).toHaveLength(2)
    const supplierMails = (await server.mails.list('jasmin@masar.example')).map(
      ({ subject }) => subject,
    )
    expect(supplierMails).toContainEqual(
      expect.stringMatching(/^Nouvelle réservation payée\s: Renault Clio/),
    )
  })

  it('is charged only once, even from a second tab or a second form', async () => {
    await payer.pay(PAYER_CARDS.accepted)
    expect((await payer.pay(PAYER_CARDS.accepted)).body).toEqual({ status: 'succeeded' })
    await payer.check()
    const again = await payer.prepare()
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'already-paid', bookingId: payer.bookingId },
    ])
    expect(await findUnrefundedCharges()).toHaveLength(1)
  })
})

describe('a declined card', () => {
  // @shows PAY-27
  it.each([
    [PAYER_CARDS.declined, 'declined'],
    [PAYER_CARDS.poor, 'insufficient-funds'],
  ])(
    '%s returns the reason, and another card can be tried on the same form',
    async (number, reason) => {
      expect((await payer.pay(number)).body).toEqual({ status: 'declined', reason })
      const reply = await payer.check()
      expect([reply.status, reply.body]).toMatchObject([400, { code: 'payment-declined', reason }])
      expect(await findUnrefundedCharges()).toEqual([])
      await payer.pay(PAYER_CARDS.accepted)
      expect((await payer.check()).status).toBe(200)
      expect(await findUnrefundedCharges()).toHaveLength(1)
    },
  )

  it('can be followed by another payment, which closes the form of the first one', async () => {
    await payer.pay(PAYER_CARDS.declined)
    const first = payer.opened
    await payer.prepare({ key: 'attempt-1-pay-2' })
    expect(payer.opened.sessionId).not.toBe(first.sessionId)
    const second = payer.opened
    payer.session = first
    expect((await payer.pay(PAYER_CARDS.accepted)).status).toBe(409)
    expect((await payer.check()).body).toMatchObject({
      code: 'payment-declined',
      reason: 'superseded',
    })
    payer.session = second
    await payer.pay(PAYER_CARDS.accepted)
    expect((await payer.check()).status).toBe(200)
    payer.session = first
    expect((await payer.check()).status).toBe(200)
    expect(await findUnrefundedCharges()).toHaveLength(1)
  })

  it('is any card other than the test cards', async () => {
    expect((await payer.pay('5555 5555 5555 4444')).body).toMatchObject({ status: 'declined' })
    expect(await findUnrefundedCharges()).toEqual([])
  })
})

it('card payments log nothing, and every webhook call is accepted', async () => {
  await deliverWebhooks(server)
  expect(server.logged).toEqual([])
})
