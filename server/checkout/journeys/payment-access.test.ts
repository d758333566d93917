import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { Browser, type BrowserReply } from '../../testing/browser.ts'
import {
  PAYER_CARDS,
  buildOnlineCheckout,
  Payer,
  PRICES,
  buildSessionRequest,
} from '../../testing/payer.ts'
import {
  buildCheckout,
  buildGuestCheckout,
  createTrip,
  readProblemCode,
} from '../../testing/requests.ts'
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

describe('paying for a booking', () => {
  // @shows PAY-31
  it('is rejected for strangers, other guests and other customers', async () => {
    const { bookingId } = payer
    const as = (browser: Browser) => {
      const stranger = new Payer(server, browser)
      stranger.bookingId = bookingId
      return stranger.prepare().then(toOutcome)
    }
    expect(await as(new Browser(server.app))).toEqual([401, 'unauthenticated'])
    const otherGuest = new Payer(server)
    await otherGuest.book()
    expect(await as(otherGuest.browser)).toEqual([401, 'unauthenticated'])
    const oliver = new Browser(server.app)
    await oliver.signIn('oliver')
    expect(await as(oliver)).toEqual([403, 'forbidden'])
  })

  it('is allowed for a guest who has since booked another car in the same browser', async () => {
    const second = new Payer(server, payer.browser)
    await second.book()
    expect((await payer.prepare()).status).toBe(200)
    expect((await second.prepare()).status).toBe(200)
  })

  it('is rejected when the payment window has ended or the booking was abandoned', async () => {
    await payer.prepare()
    server.clock.now = new Date(NOW.getTime() + 30 * 60_000)
    expect(toOutcome(await payer.prepare())).toEqual([400, 'payment-expired'])
    const other = new Payer(server)
    await other.book()
    await other.prepare()
    await other.release()
    expect(toOutcome(await other.prepare())).toEqual([400, 'payment-expired'])
  })

  it('is rejected when the booking is to be paid at the counter', async () => {
    const later = new Payer(server)
    await later.send(buildGuestCheckout(createTrip()))
    expect(toOutcome(await later.prepare({ amount: 276 }))).toEqual([422, 'method-unavailable'])
  })

  it('is rejected without a booking, or with a provider that is not configured', async () => {
    const { bookingId: _, ...bare } = buildSessionRequest(payer.bookingId)
    const without = await payer.browser.post('/api/create-checkout-session', bare)
    expect(toOutcome(without)).toEqual([400, 'invalid-request'])
    const stripe = { ...buildSessionRequest(payer.bookingId), provider: 'stripe' }
    const reply = await payer.browser.post('/api/create-checkout-session', stripe)
    expect(toOutcome(reply)).toEqual([422, 'method-unavailable'])
  })
})

const createTunisianServer = () => createServerOn(server, { countryCode: 'TN' })

describe('from Tunisia', () => {
  // @shows PAY-13
  it('the full price cannot be paid online, but the deposit can', async () => {
    const tunisianPayer = new Payer(createTunisianServer())
    expect(toOutcome(await tunisianPayer.book('full'))).toEqual([422, 'online-payment-barred'])
    expect((await tunisianPayer.book('deposit')).status).toBe(200)
    expect((await tunisianPayer.prepare({ amount: PRICES.deposit })).status).toBe(200)
  })

  it('the full price cannot be paid for bookings made in another country either', async () => {
    const browser = new Browser(createTunisianServer().app)
    browser.setCookie('masar-guest', payer.browser.cookie('masar-guest') ?? '')
    const reply = await browser.post(
      '/api/create-checkout-session',
      buildSessionRequest(payer.bookingId),
    )
    expect(toOutcome(reply)).toEqual([422, 'online-payment-barred'])
  })
})

describe('a signed-in customer', () => {
  it('can pay for their own booking', async () => {
    const browser = new Browser(server.app)
    await browser.signIn('nour')
    const nour = new Payer(server, browser)
    const { driver: _, ...body } = buildOnlineCheckout('deposit')
    expect((await nour.send(body)).status).toBe(200)
    expect((await nour.prepare({ amount: PRICES.deposit })).status).toBe(200)
    await nour.pay(PAYER_CARDS.accepted)
    expect((await nour.check()).status).toBe(200)
    expect(await nour.booking()).toMatchObject({ status: 'deposit' })
  })

  it('does not see a booking in the list while its payment is pending', async () => {
    const browser = new Browser(server.app)
    await browser.signIn('nour')
    const nour = new Payer(server, browser)
    const { driver: _, ...body } = buildOnlineCheckout('deposit')
    await nour.send(body)
    const suppliers = [buildCheckout().booking.supplier]
    const list = await browser.post('/api/bookings/1/50/en', { suppliers, statuses: ['void'] })
    expect(JSON.stringify(list.body)).not.toContain(nour.bookingId)
  })
})

it('the server lists its payment providers, and whether they are in test mode', async () => {
  const { body } = await payer.browser.get('/api/payment-providers')
  expect(body).toEqual({ providers: [{ name: 'sandbox', isTest: true }] })
})
