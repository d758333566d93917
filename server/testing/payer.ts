import type { components } from '@masar/openapi/schema.d.ts'

import type { Sandbox } from '../payments/sandbox/sandbox.ts'
import { Browser, type BrowserReply } from './browser.ts'
import { buildGuestCheckout, createTrip } from './requests.ts'
import type { TestServer } from './test-server.ts'

type Schemas = components['schemas']
type Checkout = Schemas['Checkout']
type Session = Required<Schemas['CheckoutSession']>
type PrepareOptions = { key?: string } & Partial<
  Pick<Schemas['CheckoutSessionRequest'], 'amount' | 'currency' | 'provider'>
>
type Card = { number: string; expiry: string; code: string }

export const PAYER_CARDS = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  challenge: '4000 0000 0000 3220',
  lost: '4000 0000 0000 0069',
  slow: '4000 0000 0000 0077',
  down: '4000 0000 0000 0119',
}

/** Prices of the fixture car `free` for three days; `full` includes the deposit. */
export const PRICES = { rental: 276, deposit: 300, full: 576 }

const ORIGIN = 'http://localhost:3002'

/** A guest who books and pays. Makes the same calls as the browser. */
export class Payer {
  readonly server: TestServer
  readonly browser: Browser
  bookingId = ''
  session: Session | null = null

  constructor(server: TestServer, browser = new Browser(server.app)) {
    this.server = server
    this.browser = browser
  }

  /** Books a car, to pay the deposit, the rental or both online. */
  async book(
    how: 'deposit' | 'rental' | 'full' = 'full',
    trip = createTrip(),
  ): Promise<BrowserReply> {
    return this.send(buildOnlineCheckout(how, trip))
  }

  async send(body: Checkout, headers: Record<string, string> = {}): Promise<BrowserReply> {
    const reply = await this.browser.post('/api/checkout', body, { headers })
    if (reply.status === 200) this.bookingId = (reply.body as Schemas['CheckoutAnswer']).bookingId
    return reply
  }

  async prepare({ key, ...other }: PrepareOptions = {}): Promise<BrowserReply> {
    const body = { ...buildSessionRequest(this.bookingId), ...other }
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
    const reply = await this.browser.post('/api/create-checkout-session', body, { headers })
    if (reply.status === 200) this.session = reply.body as Session
    return reply
  }

  /** Pays with a card, as the form does. */
  async pay(number: string, other: Partial<Card> = {}): Promise<BrowserReply> {
    const { sessionId, clientSecret } = this.opened
    const card = { number, expiry: '12/30', code: '737', ...other }
    return this.bank('POST', `/payments/${sessionId}/pay`, { clientSecret, ...card })
  }

  /** Answers the bank's challenge at the path that `pay` returned. */
  async answer(challengeUrl: string, answer: 'pass' | 'fail'): Promise<Response> {
    return getSandboxSite(this.server).request(challengeUrl.replace('/sandbox', ''), {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ answer }),
    })
  }

  check = (): Promise<BrowserReply> =>
    this.browser.post(`/api/check-checkout-session/${this.opened.sessionId}`)

  release = (): Promise<BrowserReply> =>
    this.browser.delete(`/api/delete-temp-booking/${this.bookingId}/${this.opened.sessionId}`)

  async booking(): Promise<Schemas['BookingDetail']> {
    return (await this.browser.get(`/api/booking/${this.bookingId}/en`))
      .body as Schemas['BookingDetail']
  }

  get opened(): Session {
    if (!this.session) throw new Error('No payment is prepared.')
    return this.session
  }

  async bank(method: string, path: string, body?: unknown): Promise<BrowserReply> {
    const response = await getSandboxSite(this.server).request(path, {
      method,
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const { status, headers } = response
    return { status, headers, body: isJson ? JSON.parse(text) : text }
  }
}

export const buildOnlineCheckout = (
  how: 'deposit' | 'rental' | 'full',
  trip = createTrip(),
  driver: Partial<Schemas['GuestDriver']> = {},
): Checkout => ({
  ...buildGuestCheckout(
    {
      ...trip,
      price: PRICES[how],
      isDeposit: how === 'deposit',
      isPayedInFull: how === 'full',
    },
    driver,
  ),
  payLater: false,
})

/** Builds the request for a full payment of the fixture car `free`. */
export const buildSessionRequest = (bookingId: string): Schemas['CheckoutSessionRequest'] => ({
  bookingId,
  amount: PRICES.full,
  currency: 'TND',
  locale: 'en',
  receiptEmail: 'guest@example.org',
  customerName: 'Guest Driver',
  name: 'Masar - Hyundai i10',
  description: 'Masar - Hyundai i10 - 3 days',
})

const getSandboxSite = ({ sandbox }: { sandbox: Sandbox }) => sandbox.site
