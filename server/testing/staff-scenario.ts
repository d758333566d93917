import { Browser, type BrowserReply } from './browser.ts'
import { PAYER_CARDS, buildOnlineCheckout, Payer, PRICES } from './payer.ts'
import { deliverWebhooks } from './payment-calls.ts'
import { buildBookingInput, createTrip } from './requests.ts'
import { createSignedInBrowser } from './signed-in-browser.ts'
import type { TestServer } from './test-server.ts'

const AMENDMENTS_PRICE = 15

/**
 * Concurrently runs everything that locks a car, a booking and its payments. A customer pays while the supplier
 * and an administrator change the booking, each on another server. Another customer books the same car.
 */
export async function runStaffScenario(
  firstServer: TestServer,
  secondServer: TestServer,
): Promise<BrowserReply[]> {
  const trip = createTrip()
  const payer = new Payer(firstServer)
  const earlierReplies = [await payer.book('full', trip), await payer.prepare()]
  const [jasmin, admin] = await Promise.all([
    createSignedInBrowser(firstServer, 'jasmin'),
    createSignedInBrowser(secondServer, 'admin'),
  ])
  const amend = (staff: Browser, amendments: boolean) => {
    const price = PRICES.full + (amendments ? AMENDMENTS_PRICE : 0)
    const changed = { ...buildBookingInput({ ...trip, amendments, price }), _id: payer.bookingId }
    return staff.call('PUT', '/api/update-booking', { booking: changed })
  }
  const setStatus = (staff: Browser, status: string) =>
    staff.post('/api/update-booking-status', { ids: [payer.bookingId], status })
  const pay = async () => {
    await payer.pay(PAYER_CARDS.accepted)
    const [checked] = await Promise.all([
      payer.check(),
      deliverWebhooks(firstServer),
      deliverWebhooks(secondServer),
    ])
    return checked
  }
  const stranger = new Browser(secondServer.app)

  const replies = await Promise.all([
    pay(),
    amend(jasmin, true),
    amend(admin, true),
    amend(jasmin, false),
    setStatus(admin, 'reserved'),
    setStatus(jasmin, 'pending'),
    stranger.post('/api/checkout', buildOnlineCheckout('full', trip)),
    payer.release(),
  ])
  return [...earlierReplies, ...replies]
}
