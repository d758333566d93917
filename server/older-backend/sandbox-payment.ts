import type { Network } from '../http/address.ts'

export type OlderSite = (request: Request, network: Network) => Response | Promise<Response>

export interface OlderPayment {
  bookingId: string | null
  /** The cookie of the booking's owner, which our server requires for the payment. */
  cookie: string
  isPaid: boolean
  isConfirmed: boolean
}

interface WaitingBooking {
  bookingId: string
  cookie: string
}

const CARD = { number: '4242 4242 4242 4242', expiry: '12/39', code: '737' }
/** The server's origin. The server accepts calls only from its own pages. */
const ORIGIN = process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? '3002'}`

/** Confirms a booking in our own database by paying it in the sandbox. */
export async function payInSandbox(
  site: OlderSite,
  { bookingId, cookie }: WaitingBooking,
  network: Network,
): Promise<void> {
  const call = createCaller(site, cookie, network)
  const booking = (await call('GET', `/api/booking/${bookingId}/en`)) as { price: number }
  const session = (await call('POST', '/api/create-checkout-session', {
    bookingId,
    provider: 'sandbox',
    amount: booking.price,
    currency: process.env['BASE_CURRENCY'] ?? 'TND',
    locale: 'en',
    receiptEmail: 'payer@example.com',
    customerName: 'A Payer',
    name: 'A rental',
  })) as { sessionId: string; clientSecret: string }
  const { sessionId, clientSecret } = session
  await call('POST', `/sandbox/payments/${sessionId}/pay`, { clientSecret, ...CARD })
  await call('POST', `/api/check-checkout-session/${sessionId}`)
}

/** Releases an unpaid booking. */
export async function releaseOnServer(
  site: OlderSite,
  { bookingId, cookie }: WaitingBooking,
  network: Network,
): Promise<void> {
  await createCaller(
    site,
    cookie,
    network,
  )('DELETE', `/api/delete-temp-booking/${bookingId}/${bookingId}`)
}

const createCaller =
  (site: OlderSite, cookie: string, network: Network) =>
  async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const headers = { cookie, origin: ORIGIN, 'content-type': 'application/json' }
    const request = new Request(new URL(path, ORIGIN), {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const response = await site(request, network)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
    const received = await response.text()
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(received) : received
  }
