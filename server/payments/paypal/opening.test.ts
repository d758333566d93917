import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { ProviderDownError } from '../provider.ts'
import { buildPaymentOrder } from '../testing/orders.ts'
import { PayPalSimulator } from '../testing/paypal/paypal-simulator.ts'
import { createPayPalProvider, type PayPalSettings } from './paypal-provider.ts'

let payPal: PayPalSimulator
beforeAll(async () => {
  payPal = await PayPalSimulator.start()
})
afterAll(() => payPal.stop())
beforeEach(() => {
  payPal.failures.clear()
  payPal.calls.length = 0
})

const createProvider = (other: Partial<PayPalSettings> = {}) =>
  createPayPalProvider({ ...payPal.settings, brandName: 'Masar', timeoutMs: 10_000, ...other })

const openOrder = async (other: Parameters<typeof buildPaymentOrder>[0] = {}) => {
  const order = buildPaymentOrder(other)
  const { reference } = await createProvider().open(order)
  return { order, reference, atPayPal: payPal.ledger.order(reference) }
}

describe('opening a PayPal order', () => {
  // @shows PAY-9, PAY-11
  it('creates an order for immediate payment of the booking, without shipping', async () => {
    const { order, atPayPal } = await openOrder()
    expect(atPayPal).toMatchObject({
      invoiceId: order.bookingId,
      customId: order.paymentId,
      brandName: 'Masar',
      locale: 'fr-FR',
      description: 'Tunis airport',
      amount: { currency_code: 'EUR', value: '85.80' },
    })
  })

  // @shows PAY-29
  it.each([
    ['EUR', 1_999, '19.99'],
    ['USD', 100_000, '1000.00'],
    ['JPY', 15_400, '15400'],
    ['HUF', 3_400_000, '34000'],
  ])('formats %s for PayPal', async (currency_code, amount, value) => {
    const { atPayPal, reference } = await openOrder({ currency: currency_code, amount })
    expect(atPayPal.amount).toEqual({ currency_code, value })
    expect(await createProvider().read(reference)).toMatchObject({
      amount,
      currency: currency_code,
    })
  })

  // @shows PAY-12
  it.each([
    ['fr', 'fr-FR'],
    ['es', 'es-ES'],
    ['en', 'en-US'],
    ['de', 'en-US'],
  ])('shows its window for "%s" in "%s"', async (locale, shown) => {
    expect((await openOrder({ locale })).atPayPal.locale).toBe(shown)
  })

  it('succeeds in another language after the response was lost', async () => {
    const order = buildPaymentOrder({ locale: 'fr' })
    payPal.failures.plan('POST /v2/checkout/orders', 'lose-answer', 2)
    await expect(createProvider().open(order)).rejects.toThrow(ProviderDownError)
    payPal.failures.clear()
    const { reference } = await createProvider().open({ ...order, locale: 'es' })
    expect(payPal.ledger.order(reference).locale).toMatch(/^es/)
  })

  it('returns the same order when it is repeated, even after a lost response', async () => {
    const order = buildPaymentOrder()
    const before = payPal.ledger.orders.size
    payPal.failures.plan('POST /v2/checkout/orders', 'lose-answer')
    await expect(createProvider().open(order)).rejects.toThrow(ProviderDownError)
    const { reference, clientSecret } = await createProvider().open(order)
    expect((await createProvider().open(order)).reference).toBe(reference)
    expect(payPal.ledger.orders.size).toBe(before + 1)
    expect(clientSecret).toBeNull()
  })

  it('needs no call for an existing order id', async () => {
    const { order, reference } = await openOrder()
    payPal.calls.length = 0
    expect((await createProvider().open({ ...order, reference })).reference).toBe(reference)
    expect(payPal.calls).toEqual([])
  })
})
