import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createPayPalProvider } from '../../paypal/paypal-provider.ts'
import { createStripeProvider } from '../../stripe/stripe-provider.ts'
import { buildPaymentOrder } from '../orders.ts'
import { PayPalSimulator } from '../paypal/paypal-simulator.ts'
import { StripeSimulator } from '../stripe/stripe-simulator.ts'

let stripe: StripeSimulator
let payPal: PayPalSimulator
const arrivedIds: string[] = []
/** Rejects the first delivery, and accepts all later ones. */
async function receiveWebhook(request: Request): Promise<Response> {
  arrivedIds.push(((await request.json()) as { id: string }).id)
  return new Response(null, { status: arrivedIds.length === 1 ? 503 : 200 })
}

beforeAll(async () => {
  stripe = await StripeSimulator.start({ webhooks: receiveWebhook })
  payPal = await PayPalSimulator.start()
})
afterAll(() => Promise.all([stripe.stop(), payPal.stop()]))

const sendCommand = async (simulator: { url: string }, command: string, body: object = {}) => {
  const text = JSON.stringify(body)
  return fetch(`${simulator.url}/__control/${command}`, { method: 'POST', body: text })
}

const readRecords = async (simulator: { url: string }): Promise<unknown> =>
  (await fetch(`${simulator.url}/__control`)).json()

describe('a simulator that is controlled over HTTP', () => {
  it('charges a card, and lists its charges', async () => {
    const provider = createStripeProvider({ ...stripe.settings, retries: 0 })
    const { reference } = await provider.open(buildPaymentOrder())
    await sendCommand(stripe, 'webhooks', { manner: 'never' })
    await sendCommand(stripe, 'pay', { reference, outcome: 'process' })
    await sendCommand(stripe, 'finish', { reference, succeeded: true })
    expect(await readRecords(stripe)).toMatchObject({
      charges: [{ reference, amount: 8_580, currency: 'EUR', refunded: 0 }],
    })
    expect((await provider.read(reference)).status).toBe('paid')
  })

  it('holds events until they are released, and sends unaccepted ones again', async () => {
    const provider = createStripeProvider({ ...stripe.settings, retries: 0 })
    const { reference } = await provider.open(buildPaymentOrder())
    await sendCommand(stripe, 'webhooks', { manner: 'held', copies: 1 })
    await sendCommand(stripe, 'pay', { reference })
    expect(arrivedIds).toEqual([])
    await sendCommand(stripe, 'deliver')
    expect(arrivedIds).toHaveLength(3)
    expect(new Set(arrivedIds).size).toBe(2)
  })

  it('approves an order for the customer, and breaks a connection', async () => {
    const provider = createPayPalProvider({ ...payPal.settings, brandName: 'Masar' })
    const { reference } = await provider.open(buildPaymentOrder())
    await sendCommand(payPal, 'approve', { reference, outcome: 'pend' })
    await sendCommand(payPal, 'failure', { call: 'GET /v2/checkout/orders', failure: 'cut' })
    await expect(provider.read(reference)).rejects.toThrow(/cannot be reached/)
    expect((await provider.capture(reference, 'a')).status).toBe('processing')
    await sendCommand(payPal, 'finish', { reference, completed: true })
    expect((await provider.read(reference)).status).toBe('paid')
  })

  it('returns 404 for unknown commands and orders', async () => {
    expect((await sendCommand(payPal, 'dance')).status).toBe(404)
    expect((await sendCommand(payPal, 'approve', { reference: 'NONE' })).status).toBe(404)
  })
})
