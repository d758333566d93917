import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { Payer } from '../../testing/payer.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { NOW } from '../../testing/test-server.ts'
import { sumUnrefundedMoney, type Shop, startStripeShop } from '../testing/shop.ts'
import { toStripeRefundObject } from '../testing/stripe/objects.ts'
import type { StripeSimulator } from '../testing/stripe/stripe-simulator.ts'

let shop: Shop<StripeSimulator>
let payer: Payer
beforeAll(async () => {
  shop = await startStripeShop()
})
beforeEach(async () => {
  shop.bank.failures.clear()
  shop.server.clock.now = NOW
  shop.server.logged.length = 0
  payer = new Payer(shop.server)
  await payer.book('full')
  await payer.prepare()
  shop.bank.ledger.pay(payer.opened.sessionId, 'approve')
  await payer.check()
  const jasmin = await createSignedInBrowser(shop.server, 'jasmin')
  await jasmin.post('/api/update-booking-status', { ids: [payer.bookingId], status: 'cancelled' })
})
afterAll(() => shop.close())

const findRefunds = () => {
  const [charge] = shop.bank.charges.filter((one) => one.bookingId === payer.bookingId)
  const { intent } = shop.bank.ledger.session(charge?.reference ?? '')
  return shop.bank.refunds.filter((refund) => refund.intent === intent?.id)
}
const readPaymentStatuses = async () =>
  (await payer.booking()).payments?.map(({ status }) => status)
const readTimelineKinds = async () => (await payer.booking()).timeline?.map(({ kind }) => kind)

it('a refund that the card’s bank rejects is sent again as another refund', async () => {
  await shop.sweep()
  expect(await readPaymentStatuses()).toEqual(['refunded'])
  const [first] = findRefunds()
  shop.bank.webhooks.copies = 3
  shop.bank.ledger.failRefund(first?.id ?? '')
  await shop.bank.webhooks.deliver()
  shop.bank.webhooks.copies = 1

  expect(await readPaymentStatuses()).toEqual(['refunding'])
  expect(sumUnrefundedMoney(shop, payer.bookingId)).toBe(576_000)
  await shop.sweep()
  expect(await readPaymentStatuses()).toEqual(['refunded'])
  expect(sumUnrefundedMoney(shop, payer.bookingId)).toBe(0)
  expect(findRefunds().map(({ status }) => status)).toEqual(['failed', 'succeeded'])
  const ends = ['refunding', 'refunded', 'refunding', 'refunded']
  expect((await readTimelineKinds())?.slice(-4)).toEqual(ends)
})

it('an event about a failed refund changes nothing when the refund has succeeded', async () => {
  await shop.sweep()
  const calls = () => shop.bank.calls.filter((call) => call === 'POST /v1/refunds').length
  const before = calls()
  const [refund] = findRefunds()
  shop.bank.webhooks.announce({
    id: 'evt_hearsay',
    type: 'refund.failed',
    payload: JSON.stringify({
      id: 'evt_hearsay',
      object: 'event',
      type: 'refund.failed',
      created: shop.bank.ledger.seconds,
      data: { object: refund && toStripeRefundObject(refund) },
    }),
  })
  await shop.bank.webhooks.deliver()
  await shop.sweep()
  expect(await readPaymentStatuses()).toEqual(['refunded'])
  expect(calls()).toBe(before)
})

it('a rejected refund is sent again later, with another key', async () => {
  shop.bank.ledger.isEmpty = true
  await shop.sweep()
  shop.bank.ledger.isEmpty = false
  expect(await readPaymentStatuses()).toEqual(['refunding'])
  expect(shop.server.logged).toEqual([expect.stringMatching(/RefundRefusedError: Stripe rejects/)])
  shop.server.clock.now = new Date(NOW.getTime() + 5 * 60_000)
  await shop.sweep()
  expect(await readPaymentStatuses()).toEqual(['refunded'])
  expect(sumUnrefundedMoney(shop, payer.bookingId)).toBe(0)
})
