import type { components } from '@masar/openapi/schema.d.ts'

import type { BrowserReply } from '../../../testing/browser.ts'
import { Payer } from '../../../testing/payer.ts'

type Money = { amount: number; currency: string }

/** A guest who pays with PayPal's button. Makes the same calls as the browser. */
export class PayPalPayer extends Payer {
  orderId = ''
  /** PayPal's charge, as the page receives it: dinars are charged in another currency. */
  charge: components['schemas']['Charge'] | null = null

  async order(key?: string): Promise<BrowserReply> {
    this.charge ??= await this.#askForCharge()
    const { amount, currency } = this.charge
    const reply = await this.#ask({ amount, currency }, key)
    if (reply.status === 200) this.orderId = String(reply.body)
    return reply
  }

  askAboutOrder = (): Promise<BrowserReply> =>
    this.browser.post(`/api/check-paypal-order/${this.orderId}/${this.bookingId}`)

  /** The error for a wrong amount contains the correct one. */
  async #askForCharge() {
    const { body } = await this.#ask({ amount: 1, currency: 'EUR' })
    const { charge } = body as components['schemas']['Problem']
    if (!charge) throw new Error('The server did not return the charge.')
    return charge
  }

  #ask(money: Money, key?: string): Promise<BrowserReply> {
    const name = 'Masar - Hyundai i10'
    const body = { bookingId: this.bookingId, ...money, name, description: name }
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
    return this.browser.post('/api/create-paypal-order', body, { headers })
  }
}
