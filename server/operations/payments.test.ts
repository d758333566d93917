import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { CARDS, chargesOf, deliverTo, onlineCheckout, Payer, PRICES } from '../testing/payer.ts'
import { Browser } from '../testing/browser.ts'
import { codeOf } from '../testing/requests.ts'
import { NOW, type TestServer, testServer } from '../testing/world.ts'

let server: TestServer
let payer: Payer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => {
  server.clock.now = NOW
  payer = new Payer(server)
})
afterAll(() => server.close())

describe('an accepted card', () => {
  it('confirms the booking, once, however often it is asked about', async () => {
    const booked = await payer.book()
    expect([booked.status, booked.body]).toMatchObject([
      200,
      { status: 'void', price: PRICES.full },
    ])
    const prepared = await payer.prepare()
    expect([prepared.status, prepared.body]).toMatchObject([
      200,
      { provider: 'sandbox', charge: { amount: 576, currency: 'TND', baseAmount: 576, rate: 1 } },
    ])
    expect(codeOf(await payer.check())).toBe('payment-open')
    expect((await payer.pay(CARDS.accepted)).body).toEqual({ status: 'succeeded' })
    expect((await payer.check()).status).toBe(200)
    expect((await payer.check()).status).toBe(200)
    console.log(JSON.stringify(await payer.booking(), null, 1))
    expect(await chargesOf(server, payer.bookingId)).toHaveLength(1)
    expect(await deliverTo(server)).toBe(1)
    expect(server.logged).toEqual([])
  })
})
